import { ApiError, errorMessage } from '@ziba/shared/api/api-error';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { formatDateTime } from '@ziba/shared/format/date';
import { alternativeStarts } from '../../data/alternative-starts';
import { m } from './messages';

const list = new Intl.ListFormat('fa', { type: 'disjunction' });

/**
 * A text that says what failed, why, and the appointment's status now, because another user may have
 * changed it meanwhile (beyond E18, 409 `invalid_transition`).
 */
export function refusalText(failed: string, error: unknown): string {
  const details = error instanceof ApiError ? error.body.details : undefined;
  const status = appointmentStatuses.find((one) => one === details?.status);
  const times = alternativeStarts(error).map(formatDateTime);
  return [
    `${failed}. ${errorMessage(error, '')}`.trim(),
    status && m.nowIs(appointmentStatusLabels[status]),
    times.length > 0 && m.alternativeTimes(list.format(times)),
  ]
    .filter(Boolean)
    .map((sentence) => String(sentence).replace(/[.\s]*$/, '.'))
    .join(' ');
}
