import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The home of the doctor's section. */
export const homeScreens = [
  {
    path: '',
    title: m.title,
    needs: 'read',
    load: () =>
      import(/* webpackMode: "eager" */ './prescriptions-home-screen').then(
        (file) => file.PrescriptionsHomeScreen,
      ),
  },
] as const satisfies readonly Screen[];
