import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { ChartFrame } from './chart-frame';
import type { TableData } from './chart-table';
import { DonutLegend } from './donut-legend';
import { DonutRing } from './donut-ring';
import { Parts } from './donut-chart.styles';
import { chartWords } from './messages';
import { placeSlices, shareText, sliceAt, type Slice } from './slices';
import { useActivePoint } from './use-active-point';

interface Props {
  /** The name of the chart, shown above it. */
  label: string;
  hint?: string;
  /** The largest first; from the seventh on they are drawn as one. */
  slices: readonly Slice[];
  unit?: string;
  empty?: string;
}

/**
 * The parts of a whole, each with its name, value and share beside the ring. The middle shows the sum, or
 * the active part (up and down arrows).
 */
export function DonutChart({ slices, unit, ...frame }: Props) {
  const { total, placed } = placeSlices(slices, chartWords.others);
  const { active, handlers } = useActivePoint({
    count: placed.length,
    first: 0,
    find: (x, y, box) => sliceAt(placed, x - box.width / 2, y - box.height / 2),
  });
  const drawn = { placed, total, unit, active };

  return (
    <ChartFrame {...frame} isEmpty={total === 0} table={donutTable(slices, total, unit)}>
      <Parts>
        <DonutRing {...drawn} label={frame.label} handlers={handlers} />
        <DonutLegend {...drawn} />
      </Parts>
    </ChartFrame>
  );
}

/** All slices as a table, including those that the ring does not show. */
function donutTable(slices: readonly Slice[], total: number, unit?: string): TableData {
  return {
    corner: chartWords.part,
    columns: [unit ?? chartWords.total, chartWords.share],
    rows: slices.map(({ name, value }) => ({
      name: formatText(name),
      cells: [formatNumber(value), value > 0 ? shareText(value, total) : chartWords.percent('۰')],
    })),
  };
}
