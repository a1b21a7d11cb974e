import type { approvalInput, refusalInput } from '@ziba/shared/contracts/user-account-inputs';
import { storedAccess } from '@ziba/shared/contracts/section-levels';
import { userTexts } from '@ziba/shared/contracts/users';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { retryWhenTaken } from '../../data/free-code';
import { refuseStale } from '../../data/stale';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { found, invalid, Refusal } from '../../lib/refusal';
import { queueSms } from '../sms/queue-sms';
import { saveUser, userToChange } from './change-user';
import { newSystemCode, systemCodes } from './create-user';
import { accessAfter, templateFor } from './given-access';
import { m } from './messages';
import { archiveRequest, findRequest } from './requests.queries';
import { refuseType } from './user-rights';
import { refuseBeyondUserLimit } from './user-limit';
import { roleValues } from './user-values';
import type { UserRow } from './users.queries';

type Approval = z.output<typeof approvalInput>;

/**
 * Approves a public registration: gives it a clinic, a role and access, and lets the person in, who is told by SMS.
 * The same approval again answers the user as they are. Errors: 403 rights that the caller may not give, 404 no such
 * registration, 409 another decision was made, or the edit is based on an older version.
 */
export function approveRequest(
  db: Database,
  caller: Session,
  id: number,
  input: Approval,
): Promise<UserRow> {
  return retryWhenTaken([systemCodes], () =>
    db.platform(async (tx) => {
      found(await findRequest(tx, id));
      const user = await userToChange(tx, caller, id);
      if (user.account_status !== 'pending') return refuseOtherDecision(user, input);
      await refuseStale(tx, { ...user, clinicId: user.clinic_id, entity: 'users' }, input.version);
      await refuseBeyondUserLimit(tx, input.clinic_id ?? null);
      const rights = await rightsOf(tx, caller, user, input);
      const systemCode = user.profile.systemCode ?? newSystemCode();
      const { clinic_id } = input;
      const values = { ...rights, clinic_id, account_status: 'active', systemCode };
      const approved = await saveUser(tx, caller, user, values, 'approve');
      await tell(tx, user, m.approvedSms);
      return approved;
    }),
  );
}

function refuseOtherDecision(user: UserRow, { clinic_id, meta_rolesId }: Approval): UserRow {
  const isSame =
    user.account_status === 'active' &&
    user.clinic_id === clinic_id &&
    user.meta_rolesId === meta_rolesId;
  if (isSame) return user;
  throw new Refusal(409, 'not_pending', m.notWaiting);
}

async function rightsOf(tx: Tx, caller: Session, { type }: UserRow, input: Approval) {
  const { clinic_id: clinicId, meta_rolesId, access } = input;
  const text = 'select from clinics where id = $1 and archived_at is null';
  if ((await tx.query(text, [clinicId])).length === 0) {
    throw invalid('clinic_id', userTexts.clinicMissing);
  }
  const { values, template } = await roleValues(tx, { meta_rolesId }, { clinicId, type });
  refuseType(caller, values.type, clinicId);
  const given = { access: access ?? templateFor(template, 'clinic') };
  return {
    ...values,
    ...(accessAfter(caller, given, 'clinic') ?? storedAccess([], caller.levels)),
  };
}

/**
 * Refuses a public registration; the person is told the reason by SMS, and may register again. Refusing it once more
 * changes nothing. Errors: 404 no such registration, 409 it was approved, or the edit is based on an older version.
 */
export function refuseRequest(
  db: Database,
  caller: Session,
  id: number,
  { reason, version }: z.output<typeof refusalInput>,
) {
  const done = { id, archived: true as const };
  return db.platform(async (tx) => {
    if (found(await findRequest(tx, id)).is_refused) return done;
    const user = await userToChange(tx, caller, id);
    if (user.account_status !== 'pending') throw new Refusal(409, 'not_pending', m.notWaiting);
    await refuseStale(tx, { ...user, clinicId: user.clinic_id, entity: 'users' }, version);
    await tx.query(archiveRequest, [id]);
    const { username, email, account_status } = user;
    await audit(tx, caller, {
      ...{ action: 'refuse', entity: 'users', entityId: id },
      before: { username, email, account_status },
      after: { account_status: 'archived', reason },
    });
    await tell(tx, user, m.refusedSms(reason));
    return done;
  });
}

async function tell(tx: Tx, { phoneNumber: to }: UserRow, body: string): Promise<void> {
  if (to) await queueSms(tx, { to, body, clinicId: null });
}
