import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The report of an operation: submitting and correcting it. */
export const reportScreens = [
  {
    path: 'create-report/:id',
    title: m.create,
    needs: 'write',
    load: () => import('./new-report-screen').then((file) => file.NewReportScreen),
  },
  {
    path: 'edit-report/:id',
    title: m.change,
    needs: 'write',
    load: () => import('./edit-report-screen').then((file) => file.EditReportScreen),
  },
] as const satisfies readonly Screen[];
