/** The drawings that a menu entry may have; `ui/icon.tsx` has one for each. */
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
