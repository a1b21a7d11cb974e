/** What the choice of light and dark says; it comes with it, after everything else. */
export const m = {
  label: 'ظاهر برنامه',
  choices: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
} as const;
