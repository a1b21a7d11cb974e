import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Board } from '@ziba/shared/contracts/board';
import useSWR, { type SWRResponse } from 'swr';

/** What changes a board: bookings and moves, hours and held times, sessions of plans. */
const changes = [
  'appointment.changed',
  'schedule.changed',
  'treatment_session.changed',
  'treatment_plan.changed',
] as const;

export interface BoardDays {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** All doctors when left out. */
  doctorId?: number;
}

/**
 * Everything of some days in one answer, read again as soon as anybody changes it. Other days are never
 * shown in their place: a free time books what its column says.
 */
export function useBoard({ from, to, doctorId }: BoardDays): SWRResponse<Board, ApiError> {
  useLiveRows(changes, '/schedule');
  const query = { from, to, ...(doctorId !== undefined && { doctor_id: doctorId }) };
  const key = ['/schedule', '/schedule/board', query] satisfies ResourceKey;
  return useSWR<Board, ApiError>(key);
}
