import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The screen of the settings of clinics. */
export const pricesScreens = [
  {
    path: 'settings',
    title: m.title,
    needs: 'write',
    load: () => import('./clinic-prices-screen').then((file) => file.ClinicPricesScreen),
  },
] as const satisfies readonly Screen[];
