import { reportCalls } from '@ziba/shared/api/report-calls';
import { sessionsPath, showSessions } from './treatment-sessions.api';

/** The reports of sessions. */
export const { useSubmitReport, useAmendReport, useReportVersions } = reportCalls(
  sessionsPath,
  showSessions,
);
