/** Texts of the choice of light and dark. They are loaded with it. */
export const m = {
  label: 'ظاهر برنامه',
  choices: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
} as const;
