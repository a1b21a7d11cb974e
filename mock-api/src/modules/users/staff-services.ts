import { doctor } from '@ziba/shared/contracts/account-types';
import {
  staffServiceTexts,
  type StaffServices,
  type staffServicesInput,
} from '@ziba/shared/contracts/staff-services';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import { actorIn, type Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { inScopeOf } from '../../data/scope';
import { found, invalid, Refusal } from '../../lib/refusal';
import { serviceIdsSql } from '../schedule/doctor-services';
import { tellOfSchedule } from '../schedule/tell';
import { tellOfUser, userToChange } from './change-user';
import { findUser } from './users.queries';

const servicesOf = {
  name: 'users.services',
  text: `select ${serviceIdsSql('$1', '$2')} as "serviceIds"`,
};
const offered = {
  name: 'users.offered_services',
  text: `select id from services where clinic_id = $1 and id = any($2)
    and (archived_at is null or id = any($3)) for key share`,
};
const removeAll = {
  name: 'users.remove_services',
  text: 'delete from staff_services where clinic_id = $1 and user_id = $2',
};
const insertAll = {
  name: 'users.insert_services',
  text: `insert into staff_services (clinic_id, user_id, service_id)
    select $1, $2, unnest($3::int[])`,
};

const touch = {
  name: 'users.touch',
  text: `update users set updated_at = app_now(), version = version + 1 where id = $1
    returning version`,
};

async function readIds(tx: Tx, clinicId: number | null, id: number): Promise<number[]> {
  const [row] = await tx.query<Pick<StaffServices, 'serviceIds'>>(servicesOf, [clinicId, id]);
  return row?.serviceIds ?? [];
}

/** The services that a user does; an empty list means every service. Errors: 404. */
export const readStaffServices = (
  db: Database,
  caller: Session,
  id: number,
): Promise<StaffServices> =>
  inScopeOf(db, caller, async (tx) => {
    const { clinic_id, version } = found(await findUser(tx, caller.clinicId, id));
    return { id, serviceIds: await readIds(tx, clinic_id, id), version };
  });

/**
 * Replaces the services of a doctor, who counts as changed; an empty list: every service. Stored bookings stay as they
 * are. Errors: 404; 403 a user of a higher type; 409 `stale`, or a user who is no doctor; 400 a service that the clinic
 * does not offer, unless the doctor has it already.
 */
export const saveStaffServices = (
  db: Database,
  caller: Session,
  id: number,
  { serviceIds: asked, version }: z.output<typeof staffServicesInput>,
): Promise<StaffServices> =>
  inScopeOf(db, caller, async (tx) => {
    const user = await userToChange(tx, caller, id, version);
    const { clinic_id: clinicId } = user;
    if (clinicId === null || user.type !== doctor) {
      throw new Refusal(409, 'not_doctor', staffServiceTexts.notDoctor);
    }
    const serviceIds = [...new Set(asked)].sort((one, other) => one - other);
    const before = await readIds(tx, clinicId, id);
    // A service that was archived meanwhile may stay in the list; it cannot be booked.
    const known = await tx.query(offered, [clinicId, serviceIds, before]);
    if (known.length < serviceIds.length) throw invalid('serviceIds', staffServiceTexts.unknown);
    // The same services sent again, as after a lost answer, are no change.
    if (String(before) === String(serviceIds)) return { id, serviceIds, version: user.version };
    await tx.query(removeAll, [clinicId, id]);
    await tx.query(insertAll, [clinicId, id, serviceIds]);
    const [touched] = await tx.query<{ version: number }>(touch, [id]);
    const actor = actorIn(caller, clinicId);
    const change = { before: { serviceIds: before }, after: { serviceIds } };
    await audit(tx, actor, { action: 'update', entity: 'users', entityId: id, ...change });
    await tellOfUser(tx, clinicId, id, ['users', 'appointments', 'prescriptions']);
    await tellOfSchedule(tx, { clinicId }, id);
    return { id, serviceIds, version: found(touched).version };
  });
