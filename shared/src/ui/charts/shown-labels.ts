import type { PointLabel } from './labels';

/** A letter of 12 px with its share of the gap, roughly. */
const letter = 6.5;

/**
 * The names that fit below an axis, the newest always among them; what neighbours have in common
 * (month, year) stands only where it begins.
 */
export function shownLabels(labels: readonly PointLabel[], band: number) {
  const longest = Math.max(...labels.map(({ short }) => short.length));
  const step = Math.max(1, Math.ceil((longest * letter + 8) / band));
  const last = labels.length - 1;
  let before = '';
  return labels.flatMap(({ short, group }, index) => {
    if ((last - index) % step !== 0) return [];
    const isNew = group !== before;
    before = group;
    return [{ index, short, group: isNew ? group : '', half: (short.length * letter) / 2 }];
  });
}
