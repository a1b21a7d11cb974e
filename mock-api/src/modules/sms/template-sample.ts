import { toPersianDigits } from '@ziba/shared/contracts/digits';
import type { SmsSample } from '@ziba/shared/contracts/sms-templates';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { jalaliDate, tehranTime } from '../../lib/jalali';
import { m } from './messages';

interface Latest {
  clinic_name: string;
  clinic_address: string;
  doctor_name: string | null;
  appointment_id: string | null;
  starts_at: string | null;
  prescription_id: number | null;
}

const latest = {
  name: 'sms.sample',
  text: `select c.name as clinic_name, c.address as clinic_address, a.doctor_name, a.appointment_id, a.starts_at,
      (select max(t.id) from transcriptions t where t.clinic_id = c.id and t.archived_at is null) as prescription_id
    from clinics c left join lateral (
      select u."fullName" as doctor_name, a.appointment_code as appointment_id, a.starts_at
      from appointments a join users u on u.clinic_id = a.clinic_id and u.id = a.doctor_id
      where a.clinic_id = c.id and a.archived_at is null order by a.id desc limit 1) a on true
    where c.id = $1`,
};

/** Examples for all keys, at this moment. */
export function exampleValues() {
  const now = clock.iso();
  return { ...m.example, appointment_date: jalaliDate(now), appointment_time: tehranTime(now) };
}

/** The values of the clinic's latest appointment for the keys of a template; an example for what it does not have yet. */
export async function sampleOf(db: Database, { clinicId }: Member): Promise<SmsSample> {
  const [row] = await db.tenant(clinicId, (tx) => tx.query<Latest>(latest, [clinicId]));
  const { starts_at: start = null, prescription_id = null, ...texts } = row ?? {};
  const known = {
    ...texts,
    appointment_date: start && jalaliDate(start),
    appointment_time: start && tehranTime(start),
    prescription_id: prescription_id && toPersianDigits(String(prescription_id)),
  };
  const filled = Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]);
  return { values: { ...exampleValues(), ...Object.fromEntries(filled) }, is_real: start !== null };
}
