import type { DataCheck } from './data-check';

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

/** Reserved time that no standing appointment needs. */
const heldByNothing = (table: string, person: string): DataCheck => ({
  name: 'time that is held by nothing',
  table,
  text: `select s.clinic_id, s.${person} as id, concat_ws(' ', min(s.slot), 'for appointment', s.owner_id) as found
    from ${table} s left join appointments a on a.clinic_id = s.clinic_id and a.id = s.owner_id
      and a.status <> 'canceled' and a.archived_at is null
    where s.owner_kind = 'appointment' and a.id is null
    group by s.clinic_id, s.${person}, s.owner_id`,
});

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
  heldByNothing('doctor_slots', 'doctor_id'),
  heldByNothing('patient_slots', 'patient_id'),
  waitsFor('users', 'doctor_id'),
  waitsFor('patients', 'patient_id'),
];
