import type { Page } from '@ziba/shared/contracts/lists';
import type { Patient, PatientRow } from '@ziba/shared/contracts/patients';
import { bookingsAheadSql } from '../../data/bookings-ahead';
import { doctorAsked } from '../../data/own-rows';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { debtSql } from '../payments/ledger';
import { activeAlertsOf } from '../../data/active-alerts';

type Standing = Pick<PatientRow, 'id' | 'last_visit' | 'next_visit' | 'no_shows' | 'debt'>;

/** $2 are the ids of patients, $3 the doctor whose visits count, null for all doctors. */
const standings = {
  name: 'patients.standings',
  text: `select x.id, greatest(v.last_visit, s.last_session) as last_visit, n.next_visit, v.no_shows,
      ${debtSql('x.id')} as debt
    from unnest($2::int[]) as x (id)
    cross join lateral (
      select max(starts_at) filter (where status = 'done') as last_visit,
        count(*) filter (where status = 'no_show')::int as no_shows
      from appointments
      where clinic_id = $1 and patient_id = x.id and archived_at is null
        and ($3::int is null or doctor_id = $3)
    ) v
    cross join lateral (
      select max(t.starts_at) as last_session
      from treatment_plans p
      join treatment_sessions t on t.clinic_id = p.clinic_id and t.treatment_plan_id = p.id
      where p.clinic_id = $1 and p.patient_id = x.id and p.archived_at is null
        and t.status = 'done' and t.archived_at is null and ($3::int is null or p.doctor_id = $3)
    ) s
    cross join lateral (
      select min(a.start) as next_visit from (${bookingsAheadSql('patient', 'x.id')}) a
      where $3::int is null or a.doctor_id = $3
    ) n`,
};

const nothing = { last_visit: null, next_visit: null, no_shows: 0, debt: 0 };

/** Adds last and next visit, debt and alerts to a page of patients, in one statement each for all of them. */
export async function withStandings(
  tx: Tx,
  member: Member,
  { data, meta }: Page<Patient>,
): Promise<Page<PatientRow>> {
  if (data.length === 0) return { data: [], meta };
  const ids = data.map(({ id }) => id);
  const doctorId = doctorAsked(member, undefined) ?? null;
  const rows = await tx.query<Standing>(standings, [member.clinicId, ids, doctorId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const alerts = await activeAlertsOf(tx, member.clinicId, ids);
  const rowOf = (one: Patient) => ({
    ...one,
    ...nothing,
    ...byId.get(one.id),
    alerts: alerts.get(one.id) ?? [],
  });
  return { data: data.map(rowOf), meta };
}
