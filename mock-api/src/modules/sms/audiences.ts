import { clinicAudiences, type SmsAudience } from '@ziba/shared/contracts/sms';
import type { SmsAudienceCount } from '@ziba/shared/contracts/sms-receivers';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { inScope } from './messages.queries';

/** The receivers of an audience, one row for each phone. $1 the clinic, $2 whether the text is advertising. */
const receivers: Record<SmsAudience, string> = {
  patients: `select contact_number as phone, min(id) as patient_id from patients
    where clinic_id = $1 and archived_at is null and not ($2 and contact_number in (
      select contact_number from patients where clinic_id = $1 and sms_opt_out))
    group by contact_number`,
  staff: `select "phoneNumber" as phone, null::int as patient_id from users
    where clinic_id = $1 and archived_at is null and account_status = 'active' and $2 is not null
    group by "phoneNumber"`,
  doctors: `select "phoneNumber" as phone, null::int as patient_id from users
    where clinic_id = $1 and type = 'doctor' and archived_at is null and account_status = 'active'
      and $2 is not null group by "phoneNumber"`,
  clinics: `select phone1 as phone, null::int as patient_id from clinics
    where $1::int is null and archived_at is null and account_status = 'active' and $2 is not null
    group by phone1`,
};
/** SQL: the receivers of an audience with a mobile number. */
export const ofAudience = (audience: SmsAudience) =>
  `select * from (${receivers[audience].replaceAll('$1', '$1::int').replaceAll('$2', '$2::boolean')}) r
   where phone ~ '^09[0-9]{9}$'`.replaceAll('::int::int', '::int');

/** Counts the receivers of an audience; `isAd`: of an advertising text. */
export async function countOf(
  tx: Tx,
  clinicId: number | null,
  audience: SmsAudience,
  isAd: boolean,
) {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (${ofAudience(audience)}) r`,
    [clinicId, isAd],
  );
  return row?.count ?? 0;
}

/** Counts whom the caller reaches with each group that they may write to. */
export const countAudiences = (db: Database, session: Session): Promise<SmsAudienceCount[]> =>
  inScope(db, session, async (tx) => {
    const { clinicId } = session;
    const counts: SmsAudienceCount[] = [];
    for (const audience of clinicId === null ? (['clinics'] as const) : clinicAudiences) {
      const recipients = await countOf(tx, clinicId, audience, false);
      const advertising = await countOf(tx, clinicId, audience, true);
      counts.push({ audience, recipients, advertising });
    }
    return counts;
  });
