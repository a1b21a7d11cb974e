import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The form of a new surgical prescription. */
export const surgicalScreens = [
  {
    path: 'surgical-prescription/create',
    title: m.create,
    needs: 'write',
    load: () => import('./new-surgical-screen').then((file) => file.NewSurgicalScreen),
  },
] as const satisfies readonly Screen[];
