import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The screen of the settings of clinics. */
export const settingsScreens = [
  {
    path: 'settings',
    title: m.title,
    needs: 'write',
    load: () => import('./clinic-settings-screen').then((file) => file.ClinicSettingsScreen),
  },
] as const satisfies readonly Screen[];
