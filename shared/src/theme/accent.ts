import { contrast, pairs } from './contrast';
import { toHex, toOklch, type Oklch } from './oklch';
import { darkColours, inSchemes, lightColours, type Colour } from './tokens';

type Colours = Record<Colour, string>;
type Overrides = Partial<Colours>;

/** What an accent puts in place of the product's own colours. */
export interface Accent {
  light: Overrides;
  dark: Overrides;
}

/** In the order in which they are settled: each keeps its contrast with what comes before it. */
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

/** Which way a role gives way, in steps of lightness. */
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

/** A colour of this chroma or more lends the other roles all of their tint; a grey lends none. */
const fullTint = 0.06;
/** Lightness and chroma at which an accent is calm on dark surfaces. */
const onDark = { lightest: 0.77, vivid: 0.11 };

/** Where a role begins: the accent as it was chosen, the others as light as the product's own. */
function beginning(role: Tinted, chosen: Oklch, base: Colours, isDark: boolean): Oklch {
  if (role === 'accent') {
    if (!isDark) return chosen;
    const { lightest, vivid } = onDark;
    return { ...chosen, l: Math.max(chosen.l, lightest), c: Math.min(chosen.c, vivid) };
  }
  const { l, c } = toOklch(base[role]);
  return { l, c: c * Math.min(1, chosen.c / fullTint), h: chosen.h };
}

/** Pressed and hovered: a shade beyond the accent, on the other side of it where there is no room. */
function beyond(accent: string, isDark: boolean): Oklch {
  const { l, c, h } = toOklch(accent);
  const [away, back] = isDark ? [l + 0.07, l - 0.07] : [l - 0.09, l + 0.2];
  const hasRoom = isDark ? away < 0.97 : away > 0.18;
  return { l: hasRoom ? away : back, c, h };
}

const keeps = (role: Colour, hex: string, settled: Overrides) =>
  pairs.every(({ front, back, least }) => {
    if (front !== role && back !== role) return true;
    const other = settled[front === role ? back : front];
    return !other || contrast(hex, other) >= least;
  });

function settle(role: Tinted, from: Oklch, step: number, settled: Overrides): string {
  const hex = toHex(from);
  const l = from.l + step;
  return keeps(role, hex, settled) || l < 0 || l > 1
    ? hex
    : settle(role, { ...from, l }, step, settled);
}

const distance = (one: Oklch, other: Oklch) => {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const squares = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.sqrt((one.l - other.l) ** 2 + squares);
};

/** A series of a chart that looks like the accent becomes the product's own accent. */
function apart(accent: string, base: Colours): Overrides {
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
        ? beyond(settled.accent, isDark)
        : beginning(role, chosen, base, isDark);
    settled[role] = settle(role, from, steps(isDark)[role], settled);
  }
  const own = Object.fromEntries(tinted.map((role) => [role, settled[role]]));
  return { ...own, ...apart(settled.accent ?? base.accent, base) };
}

/** Shadows and veil are the menu's colour, seen through. */
const seenThrough = (nav: string): Overrides =>
  Object.fromEntries(
    (['veil', 'shadow-tint', 'shadow-edge'] as const).map((role) => [
      role,
      `${nav}${lightColours[role].slice(7)}`,
    ]),
  );

/**
 * What a clinic's colour ('#rrggbb') puts in place of the product's accent, in both schemes: its hue,
 * as light or dark as every text and edge needs (`pairs`). Undefined for what is no such colour.
 */
export function accentOf(colour: string): Accent | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const chosen = toOklch(colour);
  const light = overridesOf(chosen, lightColours, false);
  const dark = overridesOf(chosen, darkColours, true);
  return { light: { ...light, ...seenThrough(light.nav ?? lightColours.nav) }, dark };
}

/** The accent as CSS; it stands after the tokens, which it overrides. */
export const accentCss = ({ light, dark }: Accent): string => inSchemes(light, dark);
