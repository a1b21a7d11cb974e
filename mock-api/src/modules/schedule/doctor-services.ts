import { serviceNotDoneCode, staffServiceTexts } from '@ziba/shared/contracts/staff-services';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';

/**
 * SQL: whether a doctor does a service; one without rows in `staff_services` does every service. Both arguments are SQL
 * expressions, and so is the clinic.
 */
export const doesServiceSql = (clinic: string, doctor: string, service: string) => `(
  not exists (select from staff_services d where d.clinic_id = ${clinic} and d.user_id = ${doctor})
  or exists (select from staff_services d where d.clinic_id = ${clinic} and d.user_id = ${doctor}
    and d.service_id = ${service}))`;

/** SQL: the ids of the services that a doctor does, as JSON; empty for every service. */
export const serviceIdsSql = (clinic: string, doctor: string) => `coalesce((
  select jsonb_agg(d.service_id order by d.service_id) from staff_services d
  where d.clinic_id = ${clinic} and d.user_id = ${doctor}), '[]')`;

const doctorWithout = {
  name: 'schedule.doctor_without_service',
  text: `select "fullName" as name from users
    where clinic_id = $1 and id = $2 and not ${doesServiceSql('$1', '$2', '$3')}`,
};

/** What a booking asks of a doctor; null when it has none yet. */
interface Work {
  doctorId: number | null;
  serviceId: number | null;
}

/**
 * Refuses with 422 `service_not_done` a doctor who does not do the service; the message stands at `field`. Call it where
 * doctor or service of a booking are new: a stored booking stays valid when a service is taken from its doctor.
 */
export async function refuseUndoneService(
  tx: Tx,
  { clinicId }: { clinicId: number },
  { doctorId, serviceId }: Work,
  field: string,
): Promise<void> {
  if (doctorId === null || serviceId === null) return;
  const [doctor] = await tx.query<{ name: string }>(doctorWithout, [clinicId, doctorId, serviceId]);
  if (!doctor) return;
  const message = staffServiceTexts.notDone(doctor.name);
  throw new Refusal(422, serviceNotDoneCode, message, { [field]: message });
}
