import type { Call } from './api';

type Status = 'waiting' | 'visiting' | 'done' | 'canceled' | 'no_show';

/** An appointment of today, as the desk's list has it. */
export interface AppointmentOfToday {
  id: number;
  status: Status;
  client: { full_name: string };
}

/** The appointments of today in the clinic of who calls. */
export async function readToday(call: Call): Promise<AppointmentOfToday[]> {
  const answer = await call('/appointments/today');
  return ((await answer.json()) as { data: AppointmentOfToday[] }).data;
}

/** Changes the state of an appointment. */
export async function changeStatus(call: Call, id: number, status: Status): Promise<void> {
  const answer = await call(`/appointments/${id}/status`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status, ...(status === 'canceled' && { canceled_reason: 'آزمون' }) }),
  });
  expect(answer.status).toBe(200);
}

/**
 * Cancels appointments of today until `count` people wait. Who is in visit stands after them in the list of
 * the day, and with all the people of the demo data before them on its second page.
 */
export async function leaveWaiting(call: Call, count: number): Promise<void> {
  const today = await readToday(call);
  const waiting = today.filter(({ status }) => status === 'waiting');
  for (const { id } of waiting.slice(count)) await changeStatus(call, id, 'canceled');
}
