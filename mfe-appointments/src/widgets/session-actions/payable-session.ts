import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';

/** A session as the dialogs of payments take it. */
export function payableSession(session: TreatmentSession) {
  return {
    target: 'session',
    id: session.id,
    name: formatText(session.session_title),
    total: session.service_cost,
    paid: session.paid_amount,
    remaining: session.remaining_amount,
  } as const;
}
