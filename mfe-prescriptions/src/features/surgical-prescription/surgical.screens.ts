import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The forms of a new and of a stored surgical prescription. */
export const surgicalScreens = [
  {
    path: 'surgical-prescription/create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-surgical-screen').then((file) => file.NewSurgicalScreen),
  },
  {
    path: 'surgical-prescription/edit/:id',
    title: m.edit,
    needs: 'write',
    load: () => import('./edit-surgical-screen').then((file) => file.EditSurgicalScreen),
  },
] as const satisfies readonly Screen[];
