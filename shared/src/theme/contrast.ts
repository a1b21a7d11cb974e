import { linearOf } from './oklch';
import type { Colour } from './tokens';

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours ('#rrggbb'), 1 … 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Two roles that meet on a screen, and the least contrast between them. */
export interface Pair {
  front: Colour;
  back: Colour;
  least: number;
}

const surfaces: Colour[] = ['page', 'surface', 'sunken', 'hover', 'selected'];
const statuses: Colour[] = ['success', 'warning', 'danger', 'info', 'neutral'];
const texts: Colour[] = ['text', 'text-soft', 'accent', 'accent-strong', ...statuses];
const series: Colour[] = ['accent', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];

const each = (fronts: Colour[], backs: Colour[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Every pair that the components draw: 4.5 for text, 3 for the edges of controls and for charts. */
export const pairs: readonly Pair[] = [
  ...each(texts, surfaces, 4.5),
  ...statuses.flatMap((status) => each([status], [`${status}-soft` as Colour], 4.5)),
  ...each(['accent'], ['accent-soft', 'info-soft'], 4.5),
  ...each(['on-accent'], ['accent', 'accent-strong', 'danger'], 4.5),
  ...each(['nav-text', 'nav-soft'], ['nav', 'nav-active'], 4.5),
  ...each(['line-strong'], surfaces, 3),
  ...each(series, ['surface', 'page'], 3),
];
