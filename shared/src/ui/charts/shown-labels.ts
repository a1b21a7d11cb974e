import type { PointLabel } from './labels';

/** A name below the axis: of a point, and of what begins with it. */
export interface ShownLabel {
  index: number;
  short: string;
  group: string;
  /** Half of its width, roughly. */
  half: number;
}

/** A letter of 12 px with its share of the gap, roughly. */
const letter = 6.5;
const gap = 8;

/**
 * The names that fit below an axis, the newest always among them; what neighbours have in common
 * (month, year) stands only where it begins, and where there is room for it.
 */
export function shownLabels(labels: readonly PointLabel[], band: number): ShownLabel[] {
  const longest = Math.max(...labels.map(({ short }) => short.length));
  const step = Math.max(1, Math.ceil((longest * letter + gap) / band));
  const last = labels.length - 1;
  const shown = labels
    .map((label, index) => ({ ...label, index }))
    .filter(({ index }) => (last - index) % step === 0);
  let free = Infinity;
  return shown
    .map(({ index, short, group }, place) => ({
      index,
      short,
      group: shown[place - 1]?.group === group ? '' : group,
    }))
    .reverse()
    .map(({ index, short, group }) => {
      const half = (group.length * letter) / 2;
      const fits = group !== '' && index * band + half + gap <= free;
      if (fits) free = index * band - half;
      return {
        index,
        short,
        group: fits ? group : '',
        half: (Math.max(short.length, fits ? group.length : 0) * letter) / 2,
      };
    })
    .reverse();
}
