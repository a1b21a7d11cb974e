/** The icons that a menu entry may have; `ui/controls/icon.tsx` draws each of them. */
export const menuIcons = [
  'accounting',
  'appointments',
  'clinics',
  'dashboard',
  'inventory',
  'patients',
  'prescriptions',
  'reports',
  'sections',
  'services',
  'settings',
  'sms',
  'support',
  'users',
] as const;

export type MenuIcon = (typeof menuIcons)[number];
