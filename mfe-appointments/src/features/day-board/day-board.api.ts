import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Board, BoardDoctor } from '@ziba/shared/contracts/board';
import { useState } from 'react';
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

interface BoardAnswer extends SWRResponse<Board, ApiError> {
  /** Those of the board before while these days are on their way. */
  doctors: readonly BoardDoctor[];
}

/** Everything of some days in one answer, read again as soon as anybody changes it. */
export function useBoard({ from, to, doctorId }: BoardDays): BoardAnswer {
  useLiveRows(changes, '/schedule');
  const query = { from, to, ...(doctorId !== undefined && { doctor_id: doctorId }) };
  const key = ['/schedule', '/schedule/board', query] satisfies ResourceKey;
  // Other days are never shown under these days' heading.
  const answer = useSWR<Board, ApiError>(key);
  const [known, setKnown] = useState<readonly BoardDoctor[]>([]);
  const doctors = answer.data?.doctors ?? known;
  if (doctors !== known) setKnown(doctors);
  return { ...answer, doctors };
}
