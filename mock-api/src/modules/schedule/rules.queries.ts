import type { Tx } from '../../db/connect';
import { isoJson } from '../../data/json-sql';
import type { DayRules, Stretch } from './working-day';

/** Instants, ISO 8601; the end is not included. */
export interface Span {
  start: string;
  end: string;
}

const rulesOf = {
  name: 'schedule.rules',
  text: `select
    (select coalesce(jsonb_agg(jsonb_build_object('doctor', doctor_id, 'weekday', weekday,
        'from', from_minute, 'to', to_minute)), '[]')
      from working_hours where clinic_id = $1 and archived_at is null) as hours,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'date', to_char(date, 'YYYY-MM-DD'),
        'title', title, 'is_open', is_open)), '[]')
      from holidays
      where clinic_id = $1 and archived_at is null and date >= $4 and date <= $5) as holidays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'doctor', doctor_id, 'kind', kind,
        'reason', reason, 'start', ${isoJson('starts_at')}, 'end', ${isoJson('ends_at')})
        order by starts_at), '[]')
      from schedule_exceptions
      where clinic_id = $1 and archived_at is null and starts_at < $3 and ends_at > $2)
      as exceptions,
    (select coalesce(jsonb_agg(id), '[]') from users
      where clinic_id = $1 and type = 'doctor' and account_status = 'active'
        and archived_at is null) as doctors`,
};

/** The rows of all tables that define when the doctors of a clinic work in some days. */
export interface CalendarRules {
  hours: (Stretch & { doctor: number | null; weekday: number })[];
  holidays: (NonNullable<DayRules['holiday']> & { id: number; date: string })[];
  exceptions: (Span & { id: number; doctor: number | null; kind: string; reason: string | null })[];
  /** The doctors who take patients, by id. */
  doctors: number[];
}

/** Reads everything that defines when the doctors of a clinic work in some days, YYYY-MM-DD, both included. */
export async function readRules(
  tx: Tx,
  clinicId: number,
  { start, end }: Span,
  days: { from: string; to: string },
): Promise<CalendarRules> {
  const values = [clinicId, start, end, days.from, days.to];
  const [row] = await tx.query<CalendarRules>(rulesOf, values);
  return row ?? { hours: [], holidays: [], exceptions: [], doctors: [] };
}
