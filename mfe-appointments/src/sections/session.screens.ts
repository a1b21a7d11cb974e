import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/treatment-sessions/messages';

/** A treatment session and its report, by their address behind `treatment-plan`. */
export const sessionPages = [
  {
    path: 'session/:id',
    title: m.session,
    needs: 'read',
    load: () =>
      import('../features/treatment-sessions/session-screen').then((file) => file.SessionScreen),
  },
  {
    path: 'report',
    title: m.report,
    needs: 'read',
    load: () =>
      import('../features/treatment-sessions/report-screen').then((file) => file.ReportScreen),
  },
  {
    path: 'report/create',
    title: m.createReport,
    needs: 'write',
    load: () =>
      import('../features/treatment-sessions/new-report-screen').then(
        (file) => file.NewReportScreen,
      ),
  },
  {
    path: 'report/edit/:sessionId',
    title: m.editReport,
    needs: 'write',
    load: () =>
      import('../features/treatment-sessions/edit-report-screen').then(
        (file) => file.EditReportScreen,
      ),
  },
] as const satisfies readonly Screen[];

/** The same at the address of the appointments section. */
export const sessionScreens: readonly Screen[] = sessionPages.map((screen) => ({
  ...screen,
  path: `treatment-plan/${screen.path}`,
}));
