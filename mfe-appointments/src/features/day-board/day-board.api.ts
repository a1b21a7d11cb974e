import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Board } from '@ziba/shared/contracts/board';
import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';

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

interface BoardAnswer extends SWRResponse<Board, ApiError> {
  /** `data` still answers the question before: its doctors are true, its days and columns are others. */
  isPrevious: boolean;
}

/** Everything of some days in one answer, read again as soon as anybody changes it. */
export function useBoard({ from, to, doctorId }: BoardDays): BoardAnswer {
  useLiveRows(changes, '/schedule');
  const query = { from, to, ...(doctorId !== undefined && { doctor_id: doctorId }) };
  const key = ['/schedule', '/schedule/board', query] satisfies ResourceKey;
  const { cache } = useSWRConfig();
  const answer = useSWR<Board, ApiError>(key, { keepPreviousData: true });
  return { ...answer, isPrevious: cache.get(unstable_serialize(key))?.data === undefined };
}
