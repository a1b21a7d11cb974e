import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  AppointmentDetails,
  AppointmentEvent,
} from '@ziba/shared/contracts/appointment-details';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';
import { m } from './messages';
import { beginMutation, isUnderWay } from './mutations-under-way';
import { isSameToMove, staleMoveOf } from './stale-move';

export type Initiator = 'patient' | 'clinic';

interface StatusChange {
  status: AppointmentStatus;
  reason?: string;
  initiator?: Initiator;
}

/** The time and the doctor that an appointment moves to. */
export interface Move {
  /** ISO 8601. */
  start: string;
  doctorId?: number;
  reason?: string | null;
}

/**
 * The calls that change an appointment. A call throws while another call for the same appointment is under
 * way. After every call, refused ones too, the lists are read again: a refusal means that the row on show
 * is out of date (beyond E18). After a successful call the appointment counts as busy until the lists are
 * loaded. When an answer was lost, the same call is sent again with the same idempotency key.
 */
export function useAppointmentMutations() {
  const invalidate = useInvalidate();
  const post = async (id: number, action: string, body?: object) => {
    if (isUnderWay(id)) throw new Error(m.underWay);
    const end = beginMutation(id);
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
  const reschedule = async (read: AppointmentDetails, move: Move): Promise<AppointmentDetails> => {
    try {
      return await post(read.id, 'reschedule', { ...move, version: read.version });
    } catch (error) {
      const now = staleMoveOf(error)?.appointment;
      // The other change does not touch time or doctor, so the move still means the same.
      if (now && now.version > read.version && isSameToMove(read, now))
        return reschedule(now, move);
      throw error;
    }
  };
  return {
    arrive: (id: number) => post(id, 'arrive'),
    setStatus: (id: number, change: StatusChange) => post(id, 'status', change),
    undo: (id: number) => post(id, 'undo'),
    /** Moves an appointment, based on the version that was read. `staleMoveOf` recognises its stale error. */
    reschedule,
  };
}

/** The events of an appointment, in the order in which they happened. */
export function useAppointmentHistory(id: number): SWRResponse<Page<AppointmentEvent>, ApiError> {
  return useSWR<Page<AppointmentEvent>, ApiError>([
    '/appointments',
    `/appointments/${id}/history`,
  ] satisfies ResourceKey);
}
