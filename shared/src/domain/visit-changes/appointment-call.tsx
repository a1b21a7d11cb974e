import { ApiError, errorMessage } from '../../api/api-error';
import { api } from '../../api/client';
import { sendOnce } from '../../api/send-once';
import { useInvalidate } from '../../api/use-invalidate';
import type { AppointmentDetails } from '../../contracts/appointment-details';
import { appointmentStatusLabels } from '../../contracts/appointment-texts';
import { appointmentStatuses } from '../../contracts/appointments';
import { beginCall, isUnderWay } from './calls-under-way';
import { m } from './messages';

/**
 * Returns a function that sends one change of an appointment, `POST /appointments/{id}/{action}`, and resolves to the
 * changed appointment. It throws while another call for the same appointment is under way. After every call, refused
 * ones too, the lists are read again: a refusal means that the row on show is out of date. After a
 * successful call the appointment counts as busy until the lists are loaded. When an answer was lost, the same call is
 * sent again with the same idempotency key.
 */
export function useAppointmentCall() {
  const invalidate = useInvalidate();
  return async (id: number, action: string, body?: object): Promise<AppointmentDetails> => {
    if (isUnderWay(id)) throw new Error(m.underWay);
    const end = beginCall(id);
    let isDone = false;
    try {
      const address = `/appointments/${id}`;
      // All calls for one appointment share a target: after an undo, the same change counts as a new one,
      // even if the answer to the first was lost.
      const answer = await sendOnce(address, { action, body }, (idempotencyKey) =>
        api.post<AppointmentDetails>(`${address}/${action}`, body, { idempotencyKey }),
      );
      isDone = true;
      return answer;
    } finally {
      const reread = invalidate('/appointments', '/schedule', '/patients');
      // A failed call may be tried again at once. A move may be undone at once: the call names the
      // time itself and does not need the lists.
      if (!isDone || action === 'reschedule') end();
      else void reread.finally(end);
    }
  };
}

/**
 * A text that says what failed, why, and the appointment's status now, because another user may have changed it
 * meanwhile (409 `invalid_transition`). `more` is added at the end. Each part ends with a full stop.
 */
export function refusalText(failed: string, error: unknown, more?: string): string {
  const details = error instanceof ApiError ? error.body.details : undefined;
  const status = appointmentStatuses.find((one) => one === details?.status);
  return [
    `${failed}. ${errorMessage(error, '')}`.trim(),
    status && m.nowIs(appointmentStatusLabels[status]),
    more,
  ]
    .filter(Boolean)
    .map((sentence) => String(sentence).replace(/[.\s]*$/, '.'))
    .join(' ');
}
