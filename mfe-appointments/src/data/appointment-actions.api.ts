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
import { beginAct, isUnderWay } from './acts-under-way';
import { m } from './messages';
import { isSameToMove, staleMoveOf } from './stale-move';

export type Initiator = 'patient' | 'clinic';

interface StatusChange {
  status: AppointmentStatus;
  reason?: string;
  initiator?: Initiator;
}

/** Where an appointment goes. */
export interface Move {
  /** ISO 8601. */
  start: string;
  doctorId?: number;
  reason?: string | null;
}

/**
 * What changes an appointment, one thing at a time: a call throws while another one is under way for the
 * same appointment. Whatever comes of it, the lists are read anew, for a refusal means that the row on
 * show is not what it was (beyond E18); after a change the appointment counts as busy until then. A change whose
 * answer was lost is sent again as the same one.
 */
export function useAppointmentCalls() {
  const invalidate = useInvalidate();
  const post = async (id: number, act: string, body?: object) => {
    if (isUnderWay(id)) throw new Error(m.underWay);
    const end = beginAct(id);
    let isDone = false;
    try {
      const address = `/appointments/${id}`;
      // One target for all that is done with the appointment: after an undo, the same change again is a
      // new one, even when the answer to the first was lost.
      const answer = await sendOnce(address, { act, body }, (idempotencyKey) =>
        api.post<AppointmentDetails>(`${address}/${act}`, body, { idempotencyKey }),
      );
      isDone = true;
      return answer;
    } finally {
      const reread = invalidate('/appointments', '/schedule', '/patients');
      // What failed may be tried again at once. What was moved may be moved back at once: that names its time
      // itself and needs no list.
      if (!isDone || act === 'reschedule') end();
      else void reread.finally(end);
    }
  };
  const reschedule = async (read: AppointmentDetails, move: Move): Promise<AppointmentDetails> => {
    try {
      return await post(read.id, 'reschedule', { ...move, version: read.version });
    } catch (error) {
      const now = staleMoveOf(error)?.appointment;
      // What was changed has nothing to do with the time: the move stands as it is.
      if (now && now.version > read.version && isSameToMove(read, now))
        return reschedule(now, move);
      throw error;
    }
  };
  return {
    arrive: (id: number) => post(id, 'arrive'),
    setStatus: (id: number, change: StatusChange) => post(id, 'status', change),
    undo: (id: number) => post(id, 'undo'),
    /** Moves an appointment from the state that was read. Throws what `staleMoveOf` knows. */
    reschedule,
  };
}

/** What happened to an appointment, in order. */
export function useAppointmentHistory(id: number): SWRResponse<Page<AppointmentEvent>, ApiError> {
  return useSWR<Page<AppointmentEvent>, ApiError>([
    '/appointments',
    `/appointments/${id}/history`,
  ] satisfies ResourceKey);
}
