import type { Board, BoardColumn } from '@ziba/shared/contracts/board';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { addDays } from '../../lib/tehran';
import { appointmentsIn } from '../appointments/appointments.queries';
import { readBusyOf, readDoctors, readSessions } from './board.queries';
import { rulesOfDay } from '../schedule/day-rules';
import { markOffTimes } from '../schedule/off-times';
import { readRules, type CalendarRules, type Span } from '../schedule/rules.queries';
import { boundsOf, settingsOf } from '../schedule/schedule.queries';
import { workingDay } from '../schedule/working-day';

interface Asked {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  doctorId?: number;
}

/** Reads the boards of the doctors of a clinic for some days. A doctor sees only their own. */
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
    sessions: await markOffTimes(
      tx,
      clinicId,
      await readSessions(tx, clinicId, span, asked),
      (row) => (row.status === 'planned' ? row : null),
    ),
    busy: await readBusyOf(tx, clinicId, span, shown),
  };
}

function daysOf(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
  return days;
}

function columnOf(doctorId: number, date: string, rules: CalendarRules): BoardColumn {
  const day = workingDay(date, rulesOfDay(rules, doctorId, date));
  return {
    doctor_id: doctorId,
    date,
    open: day.open.map(({ from, to }) => ({ from, to })),
    closures: day.closures,
    closed_reason: day.closedReason ?? null,
  };
}
