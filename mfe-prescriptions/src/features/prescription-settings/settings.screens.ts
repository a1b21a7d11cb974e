import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** Drugs, usual words and print of prescriptions. */
export const settingsScreens = [
  {
    path: 'settings',
    title: m.title,
    needs: 'read',
    load: () =>
      import('./prescription-settings-screen').then((file) => file.PrescriptionSettingsScreen),
  },
] as const satisfies readonly Screen[];
