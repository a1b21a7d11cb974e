import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';

/** Whether the session has a report that the server does not show to this user. */
export const isHidden = ({ reported_at, report, report_attachment }: TreatmentSession) =>
  reported_at !== null && report === null && report_attachment.length === 0;
