import { formatNumber } from '../../format/money';
import type { ChartProps } from './chart-data';
import type { TableData } from './chart-table';
import { pointLabel, valueText } from './labels';
import { chartWords } from './messages';

/** Series as a table: a row for each point, a column for each series, and one for the sum if asked for. */
export function seriesTable(chart: ChartProps, hasTotal = false): TableData {
  const { points, time, series, unit } = chart;
  const withUnit = (name: string) => (unit ? `${name} (${unit})` : name);
  const total = (index: number) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return {
    corner: time ? chartWords.time : chartWords.part,
    columns: [
      ...series.map(({ name }) => withUnit(name)),
      ...(hasTotal ? [withUnit(chartWords.total)] : []),
    ],
    rows: points.map((point, index) => ({
      name: pointLabel(point, time).long,
      cells: [
        ...series.map(({ values }) => valueText(values[index] ?? null)),
        ...(hasTotal ? [formatNumber(total(index))] : []),
      ],
    })),
  };
}
