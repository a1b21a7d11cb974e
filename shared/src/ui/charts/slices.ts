import { formatNumber } from '../../format/money';
import { chartWords } from './messages';

/** One part of a whole. */
export interface Slice {
  name: string;
  value: number;
}

/** A slice with its two ends: shares of a full turn (0 to 1) from the top, counterclockwise. */
export interface PlacedSlice extends Slice {
  from: number;
  to: number;
}

/**
 * The slices of a ring in order. If there are more than `most`, the last ones are drawn as one slice with
 * the name `others`. Slices of zero or less are left out.
 */
export function placeSlices(
  slices: readonly Slice[],
  others: string,
  most = 6,
): { total: number; placed: PlacedSlice[] } {
  const positive = slices.filter(({ value }) => value > 0);
  const sum = (some: readonly Slice[]) => some.reduce((total, { value }) => total + value, 0);
  const shown =
    positive.length > most
      ? [...positive.slice(0, most - 1), { name: others, value: sum(positive.slice(most - 1)) }]
      : positive;
  const total = sum(positive);
  let end = 0;
  const placed = shown.map((slice) => {
    const from = end;
    end += slice.value / total;
    return { ...slice, from, to: end };
  });
  return { total, placed };
}

/** The index of the slice in this direction from the middle of the ring, in any unit; null if there is none. */
export function sliceAt(placed: readonly PlacedSlice[], x: number, y: number): number | null {
  // Counterclockwise from the top.
  const turn = Math.atan2(-x, -y) / (2 * Math.PI);
  const position = turn < 0 ? turn + 1 : turn;
  const found = placed.findIndex(({ from, to }) => position >= from && position < to);
  return found < 0 ? null : found;
}

/** The share of a value in the total in percent, with one decimal at most. */
export function shareText(value: number, total: number): string {
  return chartWords.percent(formatNumber(Math.round((value / total) * 1000) / 10));
}

/** The SVG path of a slice around the origin; `from` and `to` are shares of a turn, counterclockwise from the top. */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  // An arc from a point to itself draws nothing, so a full ring ends just before its start.
  const end = Math.min(to, from + 0.9999);
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    return `${(-Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return [
    `M${point(from, outer)}A${outer} ${outer} 0 ${large} 0 ${point(end, outer)}`,
    `L${point(end, inner)}A${inner} ${inner} 0 ${large} 1 ${point(from, inner)}Z`,
  ].join('');
}
