import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** Rules, hours and closures of the clinic's calendar. */
export const settingsScreens = [
  {
    path: 'settings',
    title: m.title,
    needs: 'read',
    load: () =>
      import('./appointment-settings-screen').then((file) => file.AppointmentSettingsScreen),
  },
] as const satisfies readonly Screen[];
