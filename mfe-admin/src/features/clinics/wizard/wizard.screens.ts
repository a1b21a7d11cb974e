import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The screens of the wizard of a clinic. */
export const wizardScreens = [
  {
    path: 'create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-clinic-screen').then((file) => file.NewClinicScreen),
  },
  {
    path: 'edit/:id',
    title: m.edit,
    needs: 'write',
    load: () => import('./edit-clinic-screen').then((file) => file.EditClinicScreen),
  },
] as const satisfies readonly Screen[];
