import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  AppointmentDetails,
  AppointmentEvent,
} from '@ziba/shared/contracts/appointment-details';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/common';
import useSWR, { type SWRResponse } from 'swr';
import { beginAct, isUnderWay } from './acts-under-way';
import { m } from './messages';

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
 * show is not what it was (beyond E18); until that is done the appointment counts as busy.
 */
export function useAppointmentCalls() {
  const invalidate = useInvalidate();
  const post = async (id: number, act: string, body?: object, idempotencyKey?: string) => {
    if (isUnderWay(id)) throw new Error(m.underWay);
    const end = beginAct(id);
    try {
      return await api.post<AppointmentDetails>(`/appointments/${id}/${act}`, body, {
        idempotencyKey,
      });
    } finally {
      const reread = invalidate('/appointments', '/schedule', '/patients');
      // What was moved may be moved back at once: that names its time itself and needs no list.
      if (act === 'reschedule') end();
      else void reread.finally(end);
    }
  };
  return {
    arrive: (id: number) => post(id, 'arrive'),
    /** With a key the same change, sent again after a lost answer, is made once and answered as then. */
    setStatus: (id: number, change: StatusChange, idempotencyKey?: string) =>
      post(id, 'status', change, idempotencyKey),
    undo: (id: number) => post(id, 'undo'),
    reschedule: (id: number, move: Move) => post(id, 'reschedule', move),
  };
}

/** What happened to an appointment, in order. */
export function useAppointmentHistory(id: number): SWRResponse<Page<AppointmentEvent>, ApiError> {
  return useSWR<Page<AppointmentEvent>, ApiError>([
    '/appointments',
    `/appointments/${id}/history`,
  ] satisfies ResourceKey);
}
