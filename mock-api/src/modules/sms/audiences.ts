import { clinicAudiences, type SmsAudience, type SmsFilters } from '@ziba/shared/contracts/sms';
import type { SmsAudienceCount } from '@ziba/shared/contracts/sms-receivers';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScope } from './messages.queries';

const doneVisit = (condition: string) => `exists (select from appointments v
  where v.clinic_id = p.clinic_id and v.patient_id = p.id and v.archived_at is null
    and v.status = 'done' and ${condition})`;
const doneSession = (condition: string) => `exists (select from treatment_plans t
  join treatment_sessions s on s.clinic_id = t.clinic_id and s.treatment_plan_id = t.id
  where t.clinic_id = p.clinic_id and t.patient_id = p.id and t.archived_at is null
    and s.archived_at is null and s.status = 'done' and ${condition})`;
const since = `app_now() - make_interval(months => ($F->>'not_seen')::int)`;

/** As in the list of patients: those who never came are not among those who have not come lately. */
const notSeen = `(${doneVisit('true')} or ${doneSession('true')})
  and not (${doneVisit(`v.starts_at > ${since}`)} or ${doneSession(`s.starts_at > ${since}`)})`;

/** The receivers of an audience, one row for each phone. $1 the clinic, $2 whether the text is advertising, $F filters. */
const receivers: Record<SmsAudience, string> = {
  patients: `select contact_number as phone, min(id) as patient_id from patients p
    where clinic_id = $1 and archived_at is null and not ($2 and contact_number in (
      select contact_number from patients where clinic_id = $1 and sms_opt_out))
      and ($F->>'gender' is null or gender = $F->>'gender')
      and ($F->>'insurance_type' is null or insurance_type = $F->>'insurance_type')
      and ($F->>'not_seen' is null or (${notSeen}))
    group by contact_number`,
  staff: `select "phoneNumber" as phone, null::int as patient_id from users
    where clinic_id = $1 and archived_at is null and account_status = 'active' and $2 is not null
      and $F is not null
    group by "phoneNumber"`,
  doctors: `select "phoneNumber" as phone, null::int as patient_id from users
    where clinic_id = $1 and type = 'doctor' and archived_at is null and account_status = 'active'
      and $2 is not null and $F is not null group by "phoneNumber"`,
  clinics: `select phone1 as phone, null::int as patient_id from clinics
    where $1::int is null and archived_at is null and account_status = 'active' and $2 is not null
      and $F is not null
    group by phone1`,
};
/** SQL: the receivers of an audience with a mobile number; `filters` is the place of the filters, such as `$3`. */
export const ofAudience = (audience: SmsAudience, filters: `$${number}`) =>
  `select * from (${receivers[audience].replaceAll('$1', '$1::int').replaceAll('$2', '$2::boolean').replaceAll('$F', `${filters}::jsonb`)}) r
   where phone ~ '^09[0-9]{9}$'`.replaceAll('::int::int', '::int');

/** Whom a text is for. */
interface Group {
  audience: SmsAudience;
  isAdvertising: boolean;
  /** Of patients only. */
  filters?: SmsFilters;
}

/** Counts the receivers of a group. */
export async function countOf(
  tx: Tx,
  clinicId: number | null,
  { audience, isAdvertising, filters = {} }: Group,
) {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (${ofAudience(audience, '$3')}) r`,
    [clinicId, isAdvertising, JSON.stringify(filters)],
  );
  return row?.count ?? 0;
}

/** Counts whom the caller reaches with each group that they may write to; the filters are for patients. */
export const countAudiences = (
  db: Database,
  session: Session,
  filters: SmsFilters,
): Promise<SmsAudienceCount[]> =>
  inScope(db, session, async (tx) => {
    const { clinicId } = session;
    const counts: SmsAudienceCount[] = [];
    for (const audience of clinicId === null ? (['clinics'] as const) : clinicAudiences) {
      const recipients = await countOf(tx, clinicId, { audience, isAdvertising: false, filters });
      const advertising = await countOf(tx, clinicId, { audience, isAdvertising: true, filters });
      counts.push({ audience, recipients, advertising });
    }
    return counts;
  });
