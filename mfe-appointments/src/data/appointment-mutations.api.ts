import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type {
  AppointmentDetails,
  AppointmentEvent,
} from '@ziba/shared/contracts/appointment-details';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/lists';
import { useAppointmentCall } from '@ziba/shared/domain/visit-changes/appointment-call';
import useSWR, { type SWRResponse } from 'swr';
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

/** The calls that change an appointment (`useAppointmentCall`). */
export function useAppointmentMutations() {
  const send = useAppointmentCall();
  const reschedule = async (read: AppointmentDetails, move: Move): Promise<AppointmentDetails> => {
    try {
      return await send(read.id, 'reschedule', { ...move, version: read.version });
    } catch (error) {
      const now = staleMoveOf(error)?.appointment;
      // The other change does not touch time or doctor, so the move still means the same.
      if (now && now.version > read.version && isSameToMove(read, now))
        return reschedule(now, move);
      throw error;
    }
  };
  return {
    setStatus: (id: number, change: StatusChange) => send(id, 'status', change),
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
