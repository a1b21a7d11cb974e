// Series differ in colour, and also in pattern, dash and mark for people who cannot tell the colours apart.

export const tones = [
  'var(--accent)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
  'var(--series-6)',
] as const;

export const dashes = ['none', '7 4', '2 4', '10 4 2 4', '5 2', '1 3'] as const;

/** The outline of a mark around the origin, 4 px each way. */
export const marks = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5L4.5 3.5h-9z',
  'M0-5L5 0 0 5-5 0z',
  'M0 4.5L4.5-3.5h-9z',
  'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
] as const;

/** Drawn over the colour of a bar, in a tile of 8 px; the first series has no pattern. */
export const patterns = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M4 2.5a1.5 1.5 0 1 0 .01 0z',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M0 4h8',
  'M0 4h8M4 0v8',
] as const;

/** The look of the series with this number, counted from zero. After six the looks repeat. */
export function lookOf(series: number) {
  const at = series % tones.length;
  return {
    tone: tones[at] ?? tones[0],
    dash: dashes[at] ?? dashes[0],
    mark: marks[at] ?? marks[0],
    pattern: patterns[at] ?? patterns[0],
  };
}
