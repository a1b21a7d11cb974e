import { reportCalls } from '@ziba/shared/api/report-calls';
import { transcriptionsPath } from './transcriptions.api';

/** The reports of operations; also what shows their times and sums is read again. */
export const { useSubmitReport, useAmendReport, useReportVersions } = reportCalls(
  transcriptionsPath,
  ['/appointments', '/patients', '/schedule'],
);
