import { ApiError, errorMessage } from '@ziba/shared/api/api-error';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { formatDateTime } from '@ziba/shared/format/date';
import { m } from './messages';

const list = new Intl.ListFormat('fa', { type: 'disjunction' });

/** The free times that a refusal names instead of one that is taken: starts, ISO 8601, the nearest first. */
export function slotsInstead(error: unknown): string[] {
  const slots = error instanceof ApiError ? error.body.details?.slots : undefined;
  if (!Array.isArray(slots)) return [];
  return slots.flatMap((slot: unknown) =>
    typeof slot === 'object' && slot !== null && 'start' in slot && typeof slot.start === 'string'
      ? [slot.start]
      : [],
  );
}

/**
 * What failed, why, and where the appointment stands now: somebody else may have acted in between
 * (beyond E18, 409 `invalid_transition`).
 */
export function refusalText(failed: string, error: unknown): string {
  const details = error instanceof ApiError ? error.body.details : undefined;
  const status = appointmentStatuses.find((one) => one === details?.status);
  const times = slotsInstead(error).map(formatDateTime);
  return [
    `${failed}. ${errorMessage(error, '')}`.trim(),
    status && m.nowIs(appointmentStatusLabels[status]),
    times.length > 0 && m.freeInstead(list.format(times)),
  ]
    .filter(Boolean)
    .map((sentence) => String(sentence).replace(/[.\s]*$/, '.'))
    .join(' ');
}
