/** Colours by role. Text roles have a contrast of 4.5:1 on every surface that they may be on (tokens.test.ts). */
export const lightColours = {
  page: '#f8f5f1',
  surface: '#ffffff',
  sunken: '#f1ebe5',
  hover: '#f7f2ed',
  selected: '#f9eef5',
  line: '#e6ddd5',
  /** Edges of controls: 3:1 against the surfaces. */
  'line-strong': '#8b7f77',
  text: '#2b2127',
  'text-soft': '#665a60',
  accent: '#7a2b62',
  'accent-strong': '#5f1f4c',
  'accent-soft': '#f7e8f1',
  'on-accent': '#ffffff',
  success: '#17694a',
  'success-soft': '#e2f3ea',
  warning: '#875100',
  'warning-soft': '#fcf0da',
  danger: '#b3261e',
  'danger-soft': '#fcebe8',
  info: '#20609a',
  'info-soft': '#e5f0fa',
  neutral: '#5d5258',
  'neutral-soft': '#efe9e4',
  /** Series of a chart after the first one, which is the accent. 3:1 against their background. */
  'series-2': '#0e857c',
  'series-3': '#b3690a',
  'series-4': '#4468b0',
  'series-5': '#cf4a62',
  'series-6': '#677a28',
  /** The side menu: dark in both schemes. */
  nav: '#2a1626',
  'nav-text': '#f4e9ef',
  'nav-soft': '#bfa9b7',
  'nav-active': '#4a2743',
  'nav-line': '#432a3d',
  /** White in both schemes: the background of pictures that were drawn for paper. */
  paper: '#ffffff',
  veil: '#2a162680',
  'shadow-tint': '#2a16261a',
  'shadow-edge': '#2a16260d',
} as const;

/** The name of a colour token; in CSS `var(--name)`. */
export type Colour = keyof typeof lightColours;

/** The same roles for the dark scheme. */
export const darkColours: Record<Colour, string> = {
  page: '#171215',
  surface: '#211a1f',
  sunken: '#1b1519',
  hover: '#2a2127',
  selected: '#382332',
  line: '#3a2f36',
  'line-strong': '#8a7c84',
  text: '#f3ebef',
  'text-soft': '#baabb3',
  accent: '#e3a3cd',
  'accent-strong': '#f0bfe0',
  'accent-soft': '#40263a',
  'on-accent': '#2a1023',
  success: '#7fd3ac',
  'success-soft': '#16352a',
  warning: '#efbe6b',
  'warning-soft': '#3b2a0e',
  danger: '#ff9d92',
  'danger-soft': '#44201d',
  info: '#92c4f2',
  'info-soft': '#182f45',
  neutral: '#cbbdc4',
  'neutral-soft': '#352b31',
  'series-2': '#4fbcb1',
  'series-3': '#dd9f45',
  'series-4': '#8aabe8',
  'series-5': '#f0808f',
  'series-6': '#aebf62',
  nav: '#120d11',
  'nav-text': '#f4e9ef',
  'nav-soft': '#b5a0ac',
  'nav-active': '#3a2135',
  'nav-line': '#2e2029',
  paper: '#ffffff',
  veil: '#000000a6',
  'shadow-tint': '#00000066',
  'shadow-edge': '#00000040',
};

/** Everything that is not a colour; in CSS `var(--name)`. */
export const measures = {
  font: "'Vazirmatn Variable', Vazirmatn, system-ui, 'Segoe UI', Tahoma, sans-serif",
  'font-code': "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, monospace",

  'size-xs': '0.75rem',
  'size-s': '0.8125rem',
  'size-m': '0.9375rem',
  'size-l': '1.0625rem',
  'size-xl': '1.25rem',
  'size-xxl': '1.625rem',

  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',

  'radius-s': '0.5rem',
  'radius-m': '0.625rem',
  'radius-l': '1rem',
  'radius-full': '999px',

  'shadow-1': '0 1px 2px var(--shadow-edge), 0 1px 6px var(--shadow-edge)',
  'shadow-2': '0 2px 6px var(--shadow-edge), 0 10px 28px var(--shadow-tint)',
  'shadow-3': '0 6px 16px var(--shadow-tint), 0 24px 64px var(--shadow-tint)',

  /** Height of a control and size of the text in it; both are larger on touch screens (below). */
  control: '2.5rem',
  'control-s': '2rem',
  'size-control': '0.9375rem',

  quick: '120ms',
  calm: '220ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',

  /** The greatest width of a screen's content. */
  'content-width': '76rem',
  'layer-bar': '20',
  'layer-toast': '100',
} as const;

/** The name of a token that is not a colour. */
export type Measure = keyof typeof measures;

function declare(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/**
 * CSS with the values of both schemes. The scheme is that of the system, unless `data-scheme` of the root names
 * one. Prints always use the light scheme.
 */
export function inSchemes(light: Record<string, string>, dark: Record<string, string>): string {
  const values = declare(dark);
  return [
    `:root{${declare(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${values}}}`,
    `@media screen{:root[data-scheme=dark]{${values}}}`,
  ].join('');
}

/**
 * The tokens as CSS: light and dark, larger controls on touch screens (44 px; text of 16 px, because phones zoom
 * into smaller inputs), no motion when the system asks for reduced motion.
 */
export const tokensCss = [
  ':root{color-scheme:light dark}',
  ':root[data-scheme=light]{color-scheme:light}',
  '@media screen{:root[data-scheme=dark]{color-scheme:dark}}',
  inSchemes({ ...lightColours, ...measures }, darkColours),
  '@media (pointer:coarse){:root{--control:2.75rem;--control-s:2.75rem;--size-control:1rem;}}',
  '@media (prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms;}}',
].join('');
