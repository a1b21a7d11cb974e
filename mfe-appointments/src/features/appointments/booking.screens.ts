import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The way from the home of the section to a booked appointment and its receipt. */
export const bookingScreens = [
  {
    path: '',
    title: m.title,
    needs: 'read',
    load: () =>
      import(/* webpackMode: "eager" */ './appointments-screen').then(
        (file) => file.AppointmentsScreen,
      ),
  },
] as const satisfies readonly Screen[];
