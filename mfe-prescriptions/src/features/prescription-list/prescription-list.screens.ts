import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

export const prescriptionListScreens = [
  {
    path: 'report',
    title: m.title,
    needs: 'read',
    load: () => import('./prescription-list-screen').then((file) => file.PrescriptionListScreen),
  },
] as const satisfies readonly Screen[];
