import { words } from '@ziba/shared/contracts/common';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { UserUpdate } from '@ziba/shared/contracts/user-inputs';
import type { Database, Tx } from '../../db/connect';
import { actorIn, type Session } from '../../lib/actor';
import { audit, changes } from '../../data/audit';
import { announce, announceRow } from '../../data/events';
import { found, invalid, notFound, Refusal } from '../../lib/refusal';
import { refuseStale } from '../../data/stale';
import { inScopeOf } from '../../data/scope';
import { m as common } from '../../messages';
import { queueSms } from '../sms/queue-sms';
import { m } from './messages';
import { accessAfter, accessOfBody } from './given-access';
import {
  refuseAccess,
  refuseLosingAdmin,
  refuseLosingDoctor,
  refuseStanding,
} from './standing-rules';
import { worded } from './taken-accounts';
import { refuseWiderTakeOver, refuseWiderView } from './row-rule';
import { refuseBeyondUserLimit } from './user-limit';
import { areaOf, refuseHigher, refuseTakeOver, refuseType } from './user-rights';
import { bookingValues, profileValues, roleValues } from './user-values';
import { findUser, lockAdministration, lockUser, writeUser, type UserRow } from './users.queries';

type Values = Record<string, unknown>;

/** A user, locked, whom the caller may change; 404, 403 or 409 (an edit of an older version) otherwise. */
export async function userToChange(tx: Tx, caller: Session, id: number, version?: number) {
  const { clinic_id } = found(await findUser(tx, caller.clinicId, id));
  await lockAdministration(tx, clinic_id);
  const user = found(await lockUser(tx, caller.clinicId, id));
  refuseHigher(caller, user.type);
  await refuseStale(tx, { ...user, clinicId: clinic_id, entity: 'users' }, version);
  return user;
}

/** Writes the columns, with the entry in the audit log and its reason, and answers the user as it now is. */
export async function saveUser(
  tx: Tx,
  caller: Session,
  before: UserRow,
  values: Values,
  action = 'update',
  reason?: string | null,
): Promise<UserRow> {
  await writeUser(tx, before.id, values);
  const clinicId = (values.clinic_id as number | undefined) ?? before.clinic_id;
  const { password_hash, ...shown } = values;
  const difference = changes({ ...before.profile, ...before } as Values, shown);
  if (reason) Object.assign(difference.after, { reason });
  const actor = actorIn(caller, clinicId);
  await audit(tx, actor, { action, entity: 'users', entityId: before.id, ...difference });
  if (password_hash) {
    await audit(tx, actor, { action: 'password_change', entity: 'users', entityId: before.id });
  }
  await tellOfUser(tx, clinicId, before.id);
  return found(await findUser(tx, caller.clinicId, before.id));
}

/** Tells the user, and the screens of these sections, that the account was changed. */
export async function tellOfUser(
  tx: Tx,
  clinicId: number | null,
  id: number,
  sections: readonly SectionKey[] = ['users'],
): Promise<void> {
  await announce(tx, clinicId, { type: 'user.changed', data: { id }, userId: id });
  if (clinicId !== null) await announceRow(tx, clinicId, { entity: 'users', id }, sections);
}

/**
 * An edit of a user, only of what is sent. Role, rights and phone follow the rules of `user-rights`; the last
 * administrator of a clinic stays one, and a doctor with work ahead a doctor. A password is refused at its field: the
 * own one needs the current one, a colleague's a code, and each has a call of its own. So has the own phone.
 */
export async function changeUser(
  db: Database,
  caller: Session,
  id: number,
  input: UserUpdate,
): Promise<UserRow> {
  return worded(() =>
    inScopeOf(db, caller, async (tx) => {
      const before = await userToChange(tx, caller, id, input.version);
      const clinicId = await clinicAfter(tx, caller, before, input);
      const role = await roleAfter(tx, caller, before, input, clinicId);
      const access = accessAfter(
        caller,
        accessOfBody(input),
        areaOf({ clinic_id: clinicId }),
        before,
      );
      await refuseAccess(tx, caller, before, access);
      refusePassword(caller, before, input);
      const contact = await contactAfter(tx, caller, before, input);
      const standing = await standingAfter(tx, caller, { ...before, clinic_id: clinicId }, input);
      const own = { ...profileValues(input), ...bookingValues(input) };
      const values = { ...own, ...contact, ...role, ...access, ...standing };
      if (clinicId !== before.clinic_id) Object.assign(values, { clinic_id: clinicId });
      await refuseWiderView(tx, caller, {
        before: { type: before.type, rights: before },
        after: { type: (role as { type?: string }).type ?? before.type, rights: access ?? before },
      });
      return saveUser(tx, caller, before, values);
    }),
  );
}

/** Only the platform gives a clinic to an account, once: to a request for access. */
async function clinicAfter(tx: Tx, caller: Session, before: UserRow, { clinic_id }: UserUpdate) {
  if (!clinic_id || clinic_id === before.clinic_id) return before.clinic_id;
  if (caller.clinicId !== null) throw notFound();
  if (before.clinic_id !== null || before.account_status !== 'pending') {
    throw new Refusal(409, 'clinic_fixed', m.clinicFixed);
  }
  const rows = await tx.query('select from clinics where id = $1 and archived_at is null', [
    clinic_id,
  ]);
  if (rows.length === 0) throw notFound();
  return clinic_id;
}

/** As `POST /users/{id}/status`; sent back as it was read it changes nothing. */
async function standingAfter(tx: Tx, caller: Session, user: UserRow, input: UserUpdate) {
  const { account_status: status } = input;
  if (status === undefined || status === user.account_status) return {};
  if (status !== 'active' && status !== 'suspended') {
    throw invalid('account_status', words.wrongChoice);
  }
  await refuseStanding(tx, caller, user, status);
  if (status === 'active') await refuseBeyondUserLimit(tx, user.clinic_id);
  return { account_status: status };
}

const roleFields = [
  ...['type', 'roleId', 'meta_rolesId', 'doctor_type', 'doctor_typesId', 'main_service'],
] as (keyof UserUpdate)[];

async function roleAfter(
  tx: Tx,
  caller: Session,
  before: UserRow,
  input: UserUpdate,
  clinicId: number | null,
) {
  if (roleFields.every((name) => input[name] === undefined)) return {};
  const { type, meta_rolesId: roleId, doctor_typesId: doctorTypeId } = before;
  const { values: role } = await roleValues(tx, input, { clinicId, type, roleId, doctorTypeId });
  refuseType(caller, role.type, clinicId);
  await refuseLosingAdmin(tx, before, role.type);
  if (caller.userId === before.id && role.type !== type) {
    throw new Refusal(409, 'own_account', m.ownAccess);
  }
  await refuseLosingDoctor(tx, before, role.type);
  return role;
}

async function contactAfter(
  tx: Tx,
  caller: Session,
  before: UserRow,
  input: UserUpdate,
): Promise<Values> {
  const { username, email, phoneNumber } = input;
  if (phoneNumber !== undefined && phoneNumber !== before.phoneNumber) {
    refuseTakeOver(caller, before);
    await refuseWiderTakeOver(tx, caller, before);
    if (before.id === caller.userId) throw invalid('phoneNumber', m.ownPhone);
    await sendPhoneNotice(tx, before);
  }
  return Object.fromEntries(
    Object.entries({ username, email, phoneNumber }).filter(([, value]) => value !== undefined),
  );
}

/** Codes for a new password go to the phone number: its owner hears at the old one that it was changed. */
export async function sendPhoneNotice(tx: Tx, { phoneNumber, clinic_id }: UserRow): Promise<void> {
  if (!phoneNumber) return;
  const body = common.phoneChangedSms;
  await queueSms(tx, { to: phoneNumber, body, clinicId: clinic_id, kind: 'secret' });
}

function refusePassword(caller: Session, before: UserRow, { password }: UserUpdate): void {
  if (!password) return;
  refuseTakeOver(caller, before);
  throw invalid('password', before.id === caller.userId ? m.ownPassword : m.passwordByCode);
}
