import { defineSection } from '@ziba/shared/section/define-section';
import { settingsScreens } from '../features/appointment-settings/settings.screens';
import { bookingScreens } from '../features/appointments/booking.screens';
import { m } from '../features/appointments/messages';
import { boardScreens } from '../features/day-board/board.screens';
import { deskScreens } from '../features/desk/desk.screens';
import { planScreens } from '../features/treatment-plans/plan.screens';
import { sessionScreens } from '../features/treatment-sessions/session.screens';

/** Appointments and treatment plans: the screens of all features behind one address. */
export default defineSection({
  area: 'clinic',
  key: 'appointments',
  title: m.title,
  settings: 'settings',
  menu: { order: 20, icon: 'appointments' },
  help: () => import('./messages'),
  screens: [
    ...bookingScreens,
    ...boardScreens,
    ...deskScreens,
    ...planScreens,
    ...sessionScreens,
    ...settingsScreens,
  ],
});
