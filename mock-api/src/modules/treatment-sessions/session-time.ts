import { sessionTexts, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { releaseSlots } from '../../data/slots';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { takeSlots } from './take-slots';
import { defaultHours, stateOf } from './treatment-sessions.queries';

/** Midnight is not a start: it means that the hour is not fixed yet. */
export const openHour = '00:00';

const clockOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tehran',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

interface Asked {
  /** An instant, ISO 8601; its day in Tehran counts, and its hour if `time` was not sent. */
  date?: string;
  /** HH:MM; null removes the hour, unless `date` has one. */
  time?: string | null;
}

/** When a session begins, ISO 8601, or undefined when neither was sent. Past days are refused with 409. */
export function startOf({ date, time }: Asked, before?: string): string | undefined {
  const base = date ?? before;
  if (base === undefined || (date === undefined && time === undefined)) return undefined;
  const day = todayInTehran(new Date(base));
  const openOrOf = date === undefined ? openHour : clockOf(date);
  const hour = time === undefined ? hourOf(date, before) : (time ?? openOrOf);
  const start = tehranInstant(day, hour);
  if (day < todayInTehran() && start !== before) {
    const message = sessionTexts.pastDay;
    throw new Refusal(409, 'past_day', message, { date: message });
  }
  return start;
}

/** A day without an hour keeps the hour of the session. */
function hourOf(date?: string, before?: string): string {
  const asked = date === undefined ? openHour : clockOf(date);
  if (asked !== openHour || before === undefined) return asked;
  return clockOf(before);
}

/** Reserves the time of doctor and patient of the plan; a session without an hour reserves none. */
export async function takeTime(
  tx: Tx,
  member: Member,
  session: TreatmentSession,
  isNew = false,
): Promise<void> {
  if (session.time === null || stateOf(session) === 'canceled') {
    await releaseSlots(tx, member, 'session', session.id);
    return;
  }
  const { treatment_plan: plan, starts_at: startsAt } = session;
  const hours = session.estimated_duration ?? defaultHours;
  const wanted = {
    kind: 'session' as const,
    id: session.id,
    doctorId: session.doctor_id,
    patientId: plan.patient_id,
    appointmentId: plan.appointment_id,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString(),
  };
  await takeSlots(tx, member, wanted, { field: 'date', isNew });
}
