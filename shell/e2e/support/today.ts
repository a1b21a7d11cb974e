import type { Call } from './api';

type Status = 'waiting' | 'visiting' | 'done' | 'canceled' | 'no_show';

/** An appointment in the list of today. */
export interface AppointmentOfToday {
  id: number;
  status: Status;
  client: { id: number; full_name: string };
  /** What to beware of; only for users who read alerts. */
  alerts?: { kind: string }[];
}

/** Reads today's appointments of the caller's clinic. */
export async function readToday(call: Call): Promise<AppointmentOfToday[]> {
  const answer = await call('/appointments/today');
  return ((await answer.json()) as { data: AppointmentOfToday[] }).data;
}

/** Changes the status of an appointment. */
export async function changeStatus(call: Call, id: number, status: Status): Promise<void> {
  const answer = await call(`/appointments/${id}/status`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status, ...(status === 'canceled' && { canceled_reason: 'آزمون' }) }),
  });
  expect(answer.status).toBe(200);
}

/**
 * Cancels appointments of today until only `count` patients wait. Without this, the demo data would fill the
 * first page of the list, and patients in visit would be on the second page.
 */
export async function leaveWaiting(call: Call, count: number): Promise<void> {
  const today = await readToday(call);
  const waiting = today.filter(({ status }) => status === 'waiting');
  for (const { id } of waiting.slice(count)) await changeStatus(call, id, 'canceled');
}
