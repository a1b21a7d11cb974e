import { formatLongDay } from '../../format/date';
import { jalaliNames } from '../../format/jalali-names';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import type { ChartProps } from './chart-data';
import { chartWords } from './messages';

/** How a point is named. */
export interface PointLabel {
  /** On the axis. */
  short: string;
  /** What several neighbours have in common, said once: the month of days, the year of months. */
  group: string;
  /** In the tip and in the table. */
  long: string;
}

export function pointLabel(point: string, time: ChartProps['time']): PointLabel {
  const names = time && jalaliNames(point);
  if (!names) return { short: formatText(point), group: '', long: formatText(point) };
  const { year, month, day } = names;
  return time === 'day'
    ? { short: day, group: month, long: formatLongDay(point) }
    : { short: month, group: year, long: `${month} ${year}` };
}

const units = [
  [1_000_000_000, chartWords.milliard],
  [1_000_000, chartWords.million],
  [1000, chartWords.thousand],
] as const;

/** Large marks are written in thousands, millions or milliards, which is said once. */
export function axisUnit(ticks: readonly number[]) {
  const most = Math.max(...ticks.map(Math.abs));
  const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0));
  // Three decimals are shown at most: a larger unit would make neighbours look alike.
  const [size, word] = units.find(
    ([unit]) => most >= unit * 10 || (most >= unit && unit > 1000 && step * 100 >= unit),
  ) ?? [1, ''];
  return { word, format: (value: number) => formatNumber(value / size) };
}

/** A value with its unit, as tip and table say it. */
export function valueText(value: number | null, unit?: string): string {
  if (value === null) return chartWords.none;
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}
