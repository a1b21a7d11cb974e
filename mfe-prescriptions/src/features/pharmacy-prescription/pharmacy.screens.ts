import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The form of a pharmacy prescription. */
export const pharmacyScreens = [
  {
    path: 'pharmacy-prescription/create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-pharmacy-screen').then((file) => file.NewPharmacyScreen),
  },
] as const satisfies readonly Screen[];
