import fc from 'fast-check';
import { accentCss, accentOf } from './accent';
import { contrast, pairs } from './contrast';
import { toHex, toOklch } from './oklch';
import { darkColours, lightColours, type Colour } from './tokens';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The whole schemes with a clinic's accent in them. */
function schemesWith(colour: string): Record<Colour, string>[] {
  const accent = accentOf(colour);
  return [
    { ...lightColours, ...accent?.light },
    { ...darkColours, ...accent?.dark },
  ];
}

const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it('has every contrast of the product for any colour of a clinic', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      for (const colours of schemesWith(colour)) {
        const unread = pairs
          .map(({ front, back, least }) => ({
            front,
            back,
            least,
            has: contrast(colours[front], colours[back]),
          }))
          .filter(({ has, least }) => has < least);
        expect(unread).toEqual([]);
      }
    }),
    { numRuns: 300, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#00ff00']] },
  );
});

it('keeps the hue of every colour that is not grey', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const chosen = toOklch(colour);
      fc.pre(chosen.c > 0.05);
      for (const colours of schemesWith(colour)) {
        for (const role of ['accent', 'accent-strong', 'selected', 'nav'] as const) {
          const shown = toOklch(colours[role]);
          // In a grey nobody sees which hue it has.
          if (shown.c > 0.02) expect(turn(shown.h, chosen.h)).toBeLessThan(12);
        }
      }
    }),
  );
});

it('does not change a colour with enough contrast', () => {
  const [light] = schemesWith('#0f766e');
  expect(light?.accent).toBe('#0f766e');
});

it('changes a colour with too little contrast only as far as needed', () => {
  const [light] = schemesWith('#ffd400');
  const backs = pairs.filter(({ front }) => front === 'accent').map(({ back }) => back);
  const least = Math.min(
    ...backs.map((back) => contrast(light?.accent ?? '', light?.[back] ?? '')),
  );
  expect(least).toBeGreaterThanOrEqual(4.5);
  expect(least).toBeLessThan(4.9);
});

it('has another shade for pressed controls, also of black and white', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      for (const colours of schemesWith(colour)) {
        expect(colours['accent-strong']).not.toBe(colours.accent);
      }
    }),
    { examples: [['#000000'], ['#ffffff']] },
  );
});

it.each(['#0f766e', '#b3690a', '#4468b0', '#cf4a62', '#677a28'])(
  'keeps the series of a chart distinguishable under %s',
  (colour) => {
    const [light] = schemesWith(colour);
    const drawn = [
      light?.accent,
      ...[2, 3, 4, 5, 6].map((at) => light?.[`series-${at}` as Colour]),
    ];
    expect(drawn).toContain(lightColours.accent);
    expect(new Set(drawn).size).toBe(6);
  },
);

it.each(['', 'red', '#fff', '#12345g', 'var(--x)', '#0f766e;}body{display:none'])(
  'does not accept %j as a colour',
  (text) => {
    expect(accentOf(text)).toBeUndefined();
  },
);

it('has CSS for both schemes on screens, and for the light one on paper', () => {
  const accent = accentOf('#0f766e');
  const css = accent ? accentCss(accent) : '';
  expect(css).toMatch(/^:root\{[^}]*--accent:#0f766e;/);
  expect(css).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{[^{]*\{[^}]*--accent:#/);
  expect(css).toMatch(/\[data-scheme=dark\]\{[^}]*--accent:#/);
});

it('converts every colour to Oklch and back', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(toHex(toOklch(colour))).toBe(colour);
    }),
  );
});
