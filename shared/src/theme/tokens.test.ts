import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, pairs } from './contrast';
import { darkColours, lightColours, measures, tokensCss } from './tokens';

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s scheme', (_, colours) => {
  it.each(pairs)('have enough contrast between $front and $back', ({ front, back, least }) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
  });
});

it('contains every token that the components use', () => {
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

it('prints in the light scheme', () => {
  expect(tokensCss).toContain('@media screen and (prefers-color-scheme:dark)');
});

it('prefers the chosen scheme to that of the system, on screens', () => {
  expect(tokensCss).toContain('(prefers-color-scheme:dark){:root:not([data-scheme=light]){');
  expect(tokensCss).toContain('@media screen{:root[data-scheme=dark]{--page:');
});

it('has larger controls on touch screens and no motion with reduced motion', () => {
  expect(tokensCss).toContain('@media (pointer:coarse){:root{--control:2.75rem');
  expect(tokensCss).toContain('@media (prefers-reduced-motion:reduce)');
});
