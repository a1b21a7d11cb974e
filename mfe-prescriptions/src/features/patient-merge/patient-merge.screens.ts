import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The merge of two files: the choice of the other one, and what would move. */
export const patientMergeScreens = [
  {
    path: 'merge/:id',
    title: m.title,
    needs: 'delete',
    load: () => import('./choose-other-screen').then((file) => file.ChooseOtherScreen),
  },
  {
    path: 'merge/:id/:other',
    title: m.title,
    needs: 'delete',
    load: () => import('./merge-screen').then((file) => file.MergeScreen),
  },
] as const satisfies readonly Screen[];
