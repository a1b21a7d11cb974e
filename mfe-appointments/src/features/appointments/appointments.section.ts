import { defineSection } from '@ziba/shared/section/define-section';
import { settingsScreens } from '../appointment-settings/settings.screens';
import { boardScreens } from '../day-board/board.screens';
import { deskScreens } from '../desk/desk.screens';
import { planScreens } from '../treatment-plans/plan.screens';
import { sessionScreens } from '../treatment-sessions/session.screens';
import { bookingScreens } from './booking.screens';
import { m } from './messages';

/** Appointments and treatment plans: the screens of all features behind one address. */
export default defineSection({
  area: 'clinic',
  key: 'appointments',
  title: m.title,
  settings: 'settings',
  menu: { order: 20, icon: 'appointments' },
  screens: [
    ...bookingScreens,
    ...boardScreens,
    ...deskScreens,
    ...planScreens,
    ...sessionScreens,
    ...settingsScreens,
  ],
});
