import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Board } from '@ziba/shared/contracts/board';
import useSWR, { type SWRResponse } from 'swr';

/** The live events that change a board: bookings and moves, hours and held times, sessions of plans. */
const boardEvents = [
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
 * Everything on the board for some days, in one answer, read again after every change. While other days are
 * read, the previous ones are not returned: a click on a free time must book the day of its column.
 */
export function useBoard({ from, to, doctorId }: BoardDays): SWRResponse<Board, ApiError> {
  useLiveRows(boardEvents, '/schedule');
  const query = { from, to, ...(doctorId !== undefined && { doctor_id: doctorId }) };
  const key = ['/schedule', '/schedule/board', query] satisfies ResourceKey;
  return useSWR<Board, ApiError>(key);
}
