import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/appointment-settings/messages';

/** Rules, hours and closures of the clinic's calendar. */
export const settingsScreens = [
  {
    path: 'settings',
    title: m.title,
    needs: 'read',
    load: () =>
      import('../features/appointment-settings/appointment-settings-screen').then(
        (file) => file.AppointmentSettingsScreen,
      ),
  },
] as const satisfies readonly Screen[];
