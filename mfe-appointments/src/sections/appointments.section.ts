import { defineSection } from '@ziba/shared/section/define-section';
import { settingsScreens } from './settings.screens';
import { boardScreens } from './board.screens';
import { deskScreens } from './desk.screens';
import { planScreens } from './plan.screens';
import { sessionScreens } from './session.screens';
import { bookingScreens } from './booking.screens';
import { m } from '../features/appointments/messages';

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
