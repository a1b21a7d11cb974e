import { formatNumber } from '../../format/money';
import type { ChartProps } from './chart-data';
import type { TableData } from './chart-table';
import { pointLabel, valueText } from './labels';
import { chartWords } from './messages';

/** Series as a table: a row for each point, a column for each series, a sum where parts are piled. */
export function seriesTable(chart: ChartProps, withTotal = false): TableData {
  const { points, time, series, unit } = chart;
  const named = (name: string) => (unit ? `${name} (${unit})` : name);
  const total = (index: number) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return {
    corner: time ? chartWords.time : chartWords.part,
    columns: [
      ...series.map(({ name }) => named(name)),
      ...(withTotal ? [named(chartWords.total)] : []),
    ],
    rows: points.map((point, index) => ({
      name: pointLabel(point, time).long,
      cells: [
        ...series.map(({ values }) => valueText(values[index] ?? null)),
        ...(withTotal ? [formatNumber(total(index))] : []),
      ],
    })),
  };
}
