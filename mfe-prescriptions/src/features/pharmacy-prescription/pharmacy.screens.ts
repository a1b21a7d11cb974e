import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The forms of a new and of a stored pharmacy prescription. */
export const pharmacyScreens = [
  {
    path: 'pharmacy-prescription/create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-pharmacy-screen').then((file) => file.NewPharmacyScreen),
  },
  {
    path: 'pharmacy-prescription/edit/:id',
    title: m.edit,
    needs: 'write',
    load: () => import('./edit-pharmacy-screen').then((file) => file.EditPharmacyScreen),
  },
] as const satisfies readonly Screen[];
