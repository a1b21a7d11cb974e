import type { Scheme } from '@ziba/shared/theme/scheme';

/** Texts of the menu of the own account. They are loaded with it. */
export const m = {
  account: 'حساب کاربری من',
  schemes: {
    system: 'ظاهر سیستم',
    light: 'ظاهر روشن',
    dark: 'ظاهر تیره',
  } satisfies Record<Scheme, string>,
  signOut: 'خروج',
} as const;
