import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The home of the doctor's section, and the choice of a prescription. */
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
  {
    path: 'choose-prescription-action',
    title: m.choose,
    needs: 'read',
    load: () => import('./choose-action-screen').then((file) => file.ChooseActionScreen),
  },
] as const satisfies readonly Screen[];
