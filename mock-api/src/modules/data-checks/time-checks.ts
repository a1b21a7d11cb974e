import type { DataCheck } from './data-check';
import { standing, tablesOfKinds } from './standing';

/** Two appointments of one person that stand at the same time. */
const overlap = (name: string, person: string): DataCheck => ({
  name,
  table: 'appointments',
  text: `select a.clinic_id, b.id, concat_ws(' ', 'together with', a.id, 'at', b.starts_at) as found
    from appointments a join appointments b on b.clinic_id = a.clinic_id and b.${person} = a.${person}
      and b.id > a.id and b.starts_at < a.ends_at and b.ends_at > a.starts_at
    where a.status in ('waiting', 'visiting') and b.status in ('waiting', 'visiting')
      and a.archived_at is null and b.archived_at is null`,
});

/** Reserved time that nothing needs which still stands. */
const heldByNothing = (person: string): DataCheck => ({
  name: 'time that is held by nothing',
  table: `${person}_slots`,
  text: `select s.clinic_id, s.${person}_id as id,
      concat_ws(' ', min(s.slot), 'for', s.owner_kind, s.owner_id) as found
    from ${person}_slots s left join (${standing}) t on t.clinic_id = s.clinic_id and t.kind = s.owner_kind
      and t.id = s.owner_id and t.${person}_id = s.${person}_id
    where s.owner_kind <> 'hold' and t.id is null
    group by s.clinic_id, s.${person}_id, s.owner_kind, s.owner_id`,
});

/** Something that is still to come, and could be booked over, because a part of its time is not reserved. */
const withoutTime = (kind: keyof typeof tablesOfKinds, person: string): DataCheck => ({
  name: `${kind} whose time is not reserved for its ${person}`,
  table: tablesOfKinds[kind],
  text: `select t.clinic_id, t.id, concat_ws(' ', t.starts_at, 'of', t.${person}_id) as found
    from (${standing}) t
    where t.kind = '${kind}' and t.${person}_id is not null and t.ends_at > app_now() and exists (
      select slot from generate_series(date_bin('15 minutes', t.starts_at, timestamptz 'epoch'),
        t.ends_at - interval '1 microsecond', interval '15 minutes') slot
      where slot > app_now()
      except
      select s.slot from ${person}_slots s where s.clinic_id = t.clinic_id and s.${person}_id = t.${person}_id
        and s.owner_kind = t.kind and s.owner_id = t.id)`,
});

const people = ['doctor', 'patient'];
const kinds = ['appointment', 'session', 'operation'] as const;

/** Somebody waits for a person who is not there any more. */
const waitsFor = (table: string, person: string): DataCheck => ({
  name: `appointment with a row of ${table} that is archived`,
  table: 'appointments',
  text: `select a.clinic_id, a.id, concat_ws(' ', a.starts_at, 'with', a.${person}) as found
    from appointments a join ${table} p on p.clinic_id = a.clinic_id and p.id = a.${person}
    where a.status = 'waiting' and a.starts_at > app_now() and a.archived_at is null
      and p.archived_at is not null`,
});

export const timeChecks: readonly DataCheck[] = [
  overlap('two appointments of a doctor at one time', 'doctor_id'),
  overlap('two appointments of a patient at one time', 'patient_id'),
  ...people.map(heldByNothing),
  ...people.flatMap((person) => kinds.map((kind) => withoutTime(kind, person))),
  waitsFor('users', 'doctor_id'),
  waitsFor('patients', 'patient_id'),
];
