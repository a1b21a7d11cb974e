import { sessionTexts, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { releaseSlots } from '../../data/slots';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { takeSlots } from './take-slots';
import { defaultHours, stateOf } from './treatment-sessions.queries';

/** Midnight is no start (beyond X2): it stands for an hour that is still open. */
export const openHour = '00:00';

const clockOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tehran',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

interface Asked {
  /** An instant, ISO 8601; its day in Tehran counts, and its hour where `time` says nothing. */
  date?: string;
  /** HH:MM; null takes the hour away, unless `date` names one. */
  time?: string | null;
}

/**
 * When a session begins, ISO 8601, or undefined when nothing was said of it. Days that are over are
 * refused with 409 (text 2 §5).
 */
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

/** A day alone keeps the hour that was agreed on. */
function hourOf(date?: string, before?: string): string {
  const asked = date === undefined ? openHour : clockOf(date);
  if (asked !== openHour || before === undefined) return asked;
  return clockOf(before);
}

/** Doctor and patient of the plan are taken up while the session lasts; one without an hour takes none. */
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
