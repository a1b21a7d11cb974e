import { formatLongDay } from '../../format/date';
import { jalaliNames } from '../../format/jalali-names';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import type { ChartProps } from './chart-data';
import { chartWords } from './messages';

/** The names of a point. */
export interface PointLabel {
  /** On the axis. */
  short: string;
  /** What neighbouring points have in common and is printed once: the month of days, the year of months. */
  group: string;
  /** In the tooltip and in the table. */
  long: string;
}

/** The names of a day or month (`YYYY-MM-DD`), or of a point that is a name itself. */
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

/**
 * The unit that the marks of an axis are written in (thousand, million, milliard), '' for none, and the
 * function that writes a mark in it.
 */
export function axisUnit(ticks: readonly number[]) {
  const most = Math.max(...ticks.map(Math.abs));
  const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0));
  // At most three decimals are shown, so a larger unit could print two marks alike.
  const [size, word] = units.find(
    ([unit]) => most >= unit * 10 || (most >= unit && unit > 1000 && step * 100 >= unit),
  ) ?? [1, ''];
  return { word, format: (value: number) => formatNumber(value / size) };
}

/** A value with its unit, for tooltip and table. */
export function valueText(value: number | null, unit?: string): string {
  if (value === null) return chartWords.none;
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}
