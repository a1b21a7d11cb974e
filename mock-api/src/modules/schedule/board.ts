import type { Board, BoardColumn } from '@ziba/shared/contracts/board';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../lib/own-rows';
import { addDays } from '../../lib/tehran';
import { appointmentsIn } from '../appointments/appointments.queries';
import {
  readBusyOf,
  readDoctors,
  readRules,
  readSessions,
  type BoardRules,
  type Span,
} from './board.queries';
import { boundsOf, settingsOf } from './schedule.queries';
import { workingDay, type Stretch } from './working-day';

const minute = 60_000;
const minutesOfDay = 1_440;

interface Asked {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  doctorId?: number;
}

/** Everything that happens to the doctors of a clinic in some days. A doctor sees only their own. */
export async function readBoard(
  tx: Tx,
  member: Member,
  { from, to, doctorId }: Asked,
): Promise<Board> {
  const { clinicId } = member;
  const asked = doctorAsked(member, doctorId) || undefined;
  const span: Span = { start: boundsOf(from)[0], end: boundsOf(to)[1] };
  const { slot_minutes } = await settingsOf(tx, clinicId);
  const doctors = await readDoctors(tx, clinicId, span, doctorAsked(member, undefined));
  const shown = doctors.map(({ id }) => id).filter((id) => !asked || id === asked);
  const rules = await readRules(tx, clinicId, span, { from, to });
  // Both ends belong to that range.
  const last = new Date(Date.parse(span.end) - 1).toISOString();
  const appointments = await appointmentsIn(tx, member, { ...span, end: last, id: asked });
  return {
    from,
    to,
    slot_minutes,
    doctors,
    columns: shown.flatMap((id) => daysOf(from, to).map((date) => columnOf(id, date, rules))),
    holidays: rules.holidays,
    appointments: appointments.data,
    sessions: await readSessions(tx, clinicId, span, asked),
    busy: await readBusyOf(tx, clinicId, span, shown),
  };
}

function daysOf(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  return days;
}

/** A doctor with hours of their own keeps those in place of the clinic's. */
function columnOf(doctorId: number, date: string, rules: BoardRules): BoardColumn {
  const own = rules.hours.filter(({ doctor }) => doctor === doctorId);
  const exceptions = rules.exceptions
    .filter(({ doctor }) => doctor === null || doctor === doctorId)
    .map(({ kind, reason, doctor, ...span }) => ({
      kind,
      reason,
      ofDoctor: doctor !== null,
      ...within(date, span),
    }))
    .filter((stretch) => stretch.from < stretch.to);
  const day = workingDay(date, {
    hours: own.length > 0 ? own : rules.hours.filter(({ doctor }) => doctor === null),
    holiday: rules.holidays.find((holiday) => holiday.date === date) ?? null,
    closures: exceptions.filter(({ kind }) => kind !== 'extra'),
    extra: exceptions.filter(({ kind }) => kind === 'extra'),
  });
  return {
    doctor_id: doctorId,
    date,
    open: day.open.map(({ from, to }) => ({ from, to })),
    closures: day.closures,
    closed_reason: day.closedReason ?? null,
  };
}

/** The part of a span that lies within a day, in minutes after its midnight. */
function within(date: string, { start, end }: Span): Stretch {
  const midnight = Date.parse(boundsOf(date)[0]);
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / minute;
  return {
    from: Math.max(0, Math.floor(minutes(start))),
    to: Math.min(minutesOfDay, Math.ceil(minutes(end))),
  };
}
