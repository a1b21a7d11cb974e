import { formatNumber } from '../../format/money';
import type { Bar } from './bars';
import type { Ticks } from './ticks';

/** Heights in pixels: the name of a point, each of its lanes, the space below them. */
export const nameHeight = 20;
export const laneHeight = 14;
export const rowGap = 14;

/** About the width of a letter of 12 px. */
const letterWidth = 7.5;

/** What is printed at the end of a lane. */
export interface LaneText {
  lane: number;
  text: string;
}

/** For each lane its value, or the sum of what is stacked in it. */
export function laneTexts(bars: readonly Bar[], isStacked: boolean): LaneText[] {
  if (!isStacked) return bars.map(({ lane, to }) => ({ lane, text: formatNumber(to) }));
  const sum = bars.reduce((total, { from, to }) => total + to - from, 0);
  return [{ lane: 0, text: formatNumber(sum) }];
}

/** Shortens a name that is wider than the chart; tooltip and table show it in full. */
export function fittedName(name: string, width: number): string {
  const maximum = Math.floor(width / letterWidth);
  return name.length > maximum ? `${name.slice(0, maximum - 1).trimEnd()}…` : name;
}

/** The horizontal scale: the position of a value, and the smallest value that is drawn. */
export function rowScale(
  width: number,
  bars: readonly (readonly Bar[])[],
  ticks: Ticks,
  texts: readonly LaneText[],
): { x: (value: number) => number; low: number } {
  const ends = bars.flat().map(({ to }) => to);
  const low = Math.min(0, ...ends);
  const high = low < 0 ? ticks.high : Math.max(...ends, 0) || 1;
  const margin = Math.max(...texts.map(({ text }) => text.length)) * letterWidth + 10;
  return { x: (value) => width - ((value - low) / (high - low)) * (width - margin), low };
}
