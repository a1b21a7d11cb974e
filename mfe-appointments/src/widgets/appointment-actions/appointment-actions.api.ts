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
 * What changes an appointment. Whatever comes of it, the lists are read anew: a refusal means that the
 * row on show is not what it was (beyond E18).
 */
export function useAppointmentCalls() {
  const invalidate = useInvalidate();
  const post = async (id: number, act: string, body?: object) => {
    try {
      return await api.post<AppointmentDetails>(`/appointments/${id}/${act}`, body);
    } finally {
      void invalidate('/appointments', '/schedule', '/patients');
    }
  };
  return {
    arrive: (id: number) => post(id, 'arrive'),
    setStatus: (id: number, change: StatusChange) => post(id, 'status', change),
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
