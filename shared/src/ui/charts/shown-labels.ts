import type { PointLabel } from './labels';

/** A name below the axis. */
export interface ShownLabel {
  index: number;
  short: string;
  /** The month or year that begins at this point; '' if none does or if it does not fit. */
  group: string;
  /** About half of its width in pixels. */
  half: number;
}

/** About the width of a letter of 12 px. */
const letterWidth = 6.5;
const gap = 8;

/**
 * The names that fit below an axis; the newest point is always named. What neighbours have in common
 * (month, year) is printed only where it begins, if there is room for it.
 */
export function shownLabels(labels: readonly PointLabel[], band: number): ShownLabel[] {
  const longest = Math.max(...labels.map(({ short }) => short.length));
  const step = Math.max(1, Math.ceil((longest * letterWidth + gap) / band));
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
      const half = (group.length * letterWidth) / 2;
      const fits = group !== '' && index * band + half + gap <= free;
      if (fits) free = index * band - half;
      return {
        index,
        short,
        group: fits ? group : '',
        half: (Math.max(short.length, fits ? group.length : 0) * letterWidth) / 2,
      };
    })
    .reverse();
}
