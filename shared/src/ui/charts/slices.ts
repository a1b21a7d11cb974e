/** One part of a whole. */
export interface Slice {
  name: string;
  value: number;
}

/** A slice in its place: turns from the top, against the clock. */
export interface PlacedSlice extends Slice {
  from: number;
  to: number;
}

/**
 * The slices of a ring, with what is past `most` put together. What is nought or less takes no
 * place in a whole.
 */
export function placeSlices(
  slices: readonly Slice[],
  others: string,
  most = 6,
): { total: number; placed: PlacedSlice[] } {
  const real = slices.filter(({ value }) => value > 0);
  const rest = real.slice(most - 1);
  const sum = (some: readonly Slice[]) => some.reduce((total, { value }) => total + value, 0);
  const shown =
    real.length > most ? [...real.slice(0, most - 1), { name: others, value: sum(rest) }] : real;
  const total = sum(real);
  let at = 0;
  const placed = shown.map((slice) => {
    const from = at;
    at += slice.value / total;
    return { ...slice, from, to: at };
  });
  return { total, placed };
}

/** A piece of a ring around the origin, from one turn to another, against the clock. */
export function ringPath(from: number, to: number, outer: number, inner: number): string {
  // A whole ring has no beginning; two arcs need one.
  const end = Math.min(to, from + 0.9999);
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI;
    return `${(-Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return [
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 0 ${at(end, outer)}`,
    `L${at(end, inner)}A${inner} ${inner} 0 ${large} 1 ${at(from, inner)}Z`,
  ].join('');
}
