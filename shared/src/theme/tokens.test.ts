import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { darkColours, lightColours, measures, tokensCss, type Colour } from './tokens';

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: Colour[] = ['page', 'surface', 'sunken', 'hover', 'selected'];
const texts: Colour[] = [
  'text',
  'text-soft',
  'accent',
  'accent-strong',
  'success',
  'warning',
  'danger',
  'info',
  'neutral',
];
const onSurfaces = texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));
const pairs: (readonly [Colour, Colour])[] = [
  ...onSurfaces,
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['danger', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['accent', 'info-soft'],
  ['neutral', 'neutral-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'danger'],
  ['nav-text', 'nav'],
  ['nav-soft', 'nav'],
  ['nav-text', 'nav-active'],
  ['nav-soft', 'nav-active'],
];

const series: Colour[] = ['accent', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s scheme', (_, colours) => {
  it.each(pairs)('lets %s be read on %s', (text, surface) => {
    expect(contrast(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('lets the edge of a control be seen on %s', (surface) => {
    expect(contrast(colours['line-strong'], colours[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s scheme', (_, colours) => {
  it.each(series)('lets a chart drawn in %s be seen on cards and page', (tone) => {
    expect(contrast(colours[tone], colours.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours[tone], colours.page)).toBeGreaterThanOrEqual(3);
  });
});

it('has every token that the kit uses', () => {
  const source = path.resolve(__dirname, '..');
  const files = ['ui', 'domain', 'theme'].flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(source, folder, file)),
  );
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const named = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const used = named(/var\(--([a-z0-9-]+)\)/g);
  // A part may name a value of its own, such as the colour of its level.
  const own = named(/^\s*--([a-z0-9-]+):/gm);
  const known = new Set([...Object.keys(lightColours), ...Object.keys(measures), ...own, 'name']);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

it('prints dark screens in the light scheme', () => {
  expect(tokensCss).toContain('@media screen and (prefers-color-scheme:dark)');
});

it('lets a choice outrank the system, in both directions, on screens', () => {
  expect(tokensCss).toContain('(prefers-color-scheme:dark){:root:not([data-scheme=light]){');
  expect(tokensCss).toContain('@media screen{:root[data-scheme=dark]{color-scheme:dark;');
});

it('grows for fingers and holds still for those who asked for it', () => {
  expect(tokensCss).toContain('@media (pointer:coarse){:root{--control:2.75rem');
  expect(tokensCss).toContain('@media (prefers-reduced-motion:reduce)');
});
