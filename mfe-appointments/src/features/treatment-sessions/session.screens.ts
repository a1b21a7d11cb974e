import type { Screen } from '@ziba/shared/section/define-section';
import { m } from './messages';

/** The screens of a treatment session and its report; the addresses are relative to `treatment-plan`. */
export const sessionPages = [
  {
    path: 'session/:id',
    title: m.session,
    needs: 'read',
    load: () => import('./session-screen').then((file) => file.SessionScreen),
  },
  {
    path: 'report',
    title: m.report,
    needs: 'read',
    load: () => import('./report-screen').then((file) => file.ReportScreen),
  },
  {
    path: 'report/create',
    title: m.createReport,
    needs: 'write',
    load: () => import('./new-report-screen').then((file) => file.NewReportScreen),
  },
  {
    path: 'report/edit/:sessionId',
    title: m.editReport,
    needs: 'write',
    load: () => import('./edit-report-screen').then((file) => file.EditReportScreen),
  },
] as const satisfies readonly Screen[];

/** The same screens with addresses relative to the appointments section. */
export const sessionScreens: readonly Screen[] = sessionPages.map((screen) => ({
  ...screen,
  path: `treatment-plan/${screen.path}`,
}));
