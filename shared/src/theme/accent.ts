import { contrast, pairs } from './contrast';
import { toHex, toOklch, type Oklch } from './oklch';
import { darkColours, inSchemes, lightColours, type Colour } from './tokens';

type Colours = Record<Colour, string>;
type Overrides = Partial<Colours>;

/** The colours that replace the product's own under an accent, for both schemes. */
export interface Accent {
  light: Overrides;
  dark: Overrides;
}

/** The roles that follow the accent, in order: each keeps its contrast with the roles before it. */
const tinted = [
  'selected',
  'accent-soft',
  'on-accent',
  'accent',
  'accent-strong',
  'nav-text',
  'nav-soft',
  'nav',
  'nav-active',
  'nav-line',
] as const satisfies Colour[];
type Tinted = (typeof tinted)[number];

/** The change of lightness by which each role is moved until its contrast is high enough. */
const steps = (isDark: boolean): Record<Tinted, number> => {
  const toBack = isDark ? -0.01 : 0.01;
  const nav = { 'nav-text': 0.01, 'nav-soft': 0.01, nav: -0.01, 'nav-active': -0.01 };
  const front = { accent: -toBack, 'accent-strong': -toBack };
  return {
    selected: toBack,
    'accent-soft': toBack,
    'on-accent': toBack,
    ...front,
    ...nav,
    'nav-line': -0.01,
  };
};

/** An accent of this chroma or more tints the other roles fully; a grey accent does not tint them. */
const fullTintChroma = 0.06;
/** The least lightness and the greatest chroma of an accent on dark surfaces. */
const onDark = { minLightness: 0.77, maxChroma: 0.11 };

/** The first colour to try: the chosen one for the accent, the product's lightness for the other roles. */
function firstColour(role: Tinted, chosen: Oklch, base: Colours, isDark: boolean): Oklch {
  if (role === 'accent') {
    if (!isDark) return chosen;
    const { minLightness, maxChroma } = onDark;
    return { ...chosen, l: Math.max(chosen.l, minLightness), c: Math.min(chosen.c, maxChroma) };
  }
  const { l, c } = toOklch(base[role]);
  return { l, c: c * Math.min(1, chosen.c / fullTintChroma), h: chosen.h };
}

/** The colour when pressed or hovered: stronger than the accent, or weaker when the accent is already extreme. */
function strongColour(accent: string, isDark: boolean): Oklch {
  const { l, c, h } = toOklch(accent);
  const [stronger, weaker] = isDark ? [l + 0.07, l - 0.07] : [l - 0.09, l + 0.2];
  const isInRange = isDark ? stronger < 0.97 : stronger > 0.18;
  return { l: isInRange ? stronger : weaker, c, h };
}

/** Whether a colour has enough contrast with all settled roles that it meets. */
const hasContrast = (role: Colour, hex: string, settled: Overrides) =>
  pairs.every(({ front, back, least }) => {
    if (front !== role && back !== role) return true;
    const other = settled[front === role ? back : front];
    return !other || contrast(hex, other) >= least;
  });

/** Moves a colour in steps of lightness until it has enough contrast. */
function settle(role: Tinted, from: Oklch, step: number, settled: Overrides): string {
  const hex = toHex(from);
  const l = from.l + step;
  return hasContrast(role, hex, settled) || l < 0 || l > 1
    ? hex
    : settle(role, { ...from, l }, step, settled);
}

const distance = (one: Oklch, other: Oklch) => {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const squares = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.sqrt((one.l - other.l) ** 2 + squares);
};

/** Replaces the chart series that looks like the new accent by the product's own accent. */
function replaceSimilarSeries(accent: string, base: Colours): Overrides {
  const near = (['series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const)
    .map((role) => ({ role, far: distance(toOklch(base[role]), toOklch(accent)) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far < 0.09 ? { [near.role]: base.accent } : {};
}

function overridesOf(chosen: Oklch, base: Colours, isDark: boolean): Overrides {
  const settled: Overrides = Object.fromEntries(
    Object.entries(base).filter(([role]) => !tinted.some((one) => one === role)),
  );
  for (const role of tinted) {
    const from =
      role === 'accent-strong' && settled.accent
        ? strongColour(settled.accent, isDark)
        : firstColour(role, chosen, base, isDark);
    settled[role] = settle(role, from, steps(isDark)[role], settled);
  }
  const own = Object.fromEntries(tinted.map((role) => [role, settled[role]]));
  return { ...own, ...replaceSimilarSeries(settled.accent ?? base.accent, base) };
}

/** Shadows and veil: the colour of the menu, transparent. */
const transparentColours = (nav: string): Overrides =>
  Object.fromEntries(
    (['veil', 'shadow-tint', 'shadow-edge'] as const).map((role) => [
      role,
      `${nav}${lightColours[role].slice(7)}`,
    ]),
  );

/**
 * The colours that replace the product's own for a clinic's colour ('#rrggbb'), in both schemes. They have its
 * hue and enough contrast for every text and edge (`pairs`). Undefined when the text is not such a colour.
 */
export function accentOf(colour: string): Accent | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const chosen = toOklch(colour);
  const light = overridesOf(chosen, lightColours, false);
  const dark = overridesOf(chosen, darkColours, true);
  return { light: { ...light, ...transparentColours(light.nav ?? lightColours.nav) }, dark };
}

/** The accent as CSS. It overrides the tokens, so it must come after them. */
export const accentCss = ({ light, dark }: Accent): string => inSchemes(light, dark);
