import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { storedAccess } from '@ziba/shared/contracts/section-levels';
import { combineAccess } from '@ziba/shared/contracts/user-access';
import type { StaffInput } from '@ziba/shared/contracts/user-inputs';
import { randomInt } from 'node:crypto';
import type { Database, Tx } from '../../db/connect';
import { actorIn, type Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { retryWhenTaken } from '../../data/free-code';
import { hashPassword } from '../../lib/passwords';
import { found, notFound } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { refuseWeak } from './password-policy';
import { worded } from './taken-accounts';
import { accessAfter, accessOfBody, templateFor, type AccessInput } from './given-access';
import { refuseWiderView } from './row-rule';
import { refuseBeyondUserLimit } from './user-limit';
import { areaOf, refuseType } from './user-rights';
import { bookingValues, profileValues, roleValues } from './user-values';
import { findUser, insertUser, type UserRow } from './users.queries';

/** The constraint that no two users of a clinic have the same system code. */
export const systemCodes = 'users_system_code';

/** A system code: `U-` and the time, with two more digits for those of the same moment. */
export const newSystemCode = () => `U-${clock.now()}${randomInt(10, 100)}`;

/**
 * A new account: of the caller's clinic, or, made by the platform, of any clinic or of the platform
 * itself. Never with a higher type or more rights than its maker has. The user has to change the password at the first
 * sign-in, because its maker knows it. Refuses with 403 what the maker may
 * not give, 404 another clinic, 409 a username, e-mail address or national code that is taken, and an account more than
 * the clinic's subscription has.
 */
export async function createUser(
  db: Database,
  caller: Session,
  input: StaffInput,
): Promise<UserRow> {
  const { password, username, email, phoneNumber, nationalCode } = input;
  const clinicId = clinicOf(caller, input);
  refuseWeak('password', password, { username, email, phoneNumber, nationalCode });
  const password_hash = await hashPassword(password);
  let asked = input.systemCode;

  const insert = () =>
    inScopeOf(db, caller, async (tx) => {
      await refuseBeyondUserLimit(tx, clinicId);
      const systemCode = asked ?? newSystemCode();
      asked = undefined;
      const values = {
        ...{ clinic_id: clinicId, username, email, phoneNumber, account_status: 'active' },
        ...{ fullName: username, ...profileValues(input), systemCode },
        ...bookingValues(input),
        ...(await rightsOf(tx, caller, clinicId, input)),
      };
      const id = await insertUser(tx, { ...values, password_hash, must_change_password: true });
      const actor = actorIn(caller, clinicId);
      await audit(tx, actor, { action: 'create', entity: 'users', entityId: id, after: values });
      return found(await findUser(tx, caller.clinicId, id));
    });
  return worded(() => retryWhenTaken([systemCodes], insert));
}

/** A member's own clinic, whatever the body says; another one does not exist for them. */
function clinicOf({ clinicId }: Session, { clinic_id }: StaffInput): number | null {
  if (clinicId === null) return clinic_id ?? null;
  if (clinic_id && clinic_id !== clinicId) throw notFound();
  return clinicId;
}

async function rightsOf(tx: Tx, caller: Session, clinicId: number | null, input: StaffInput) {
  if (caller.clinicId === null && clinicId !== null) await refuseMissingClinic(tx, clinicId);
  const { values, template } = await roleValues(tx, input, { clinicId });
  refuseType(caller, values.type, clinicId);
  const given = accessOfBody(input);
  // Whoever administers a clinic has all of it; others get the template of their role.
  const area = areaOf({ clinic_id: clinicId });
  const isAdmin = values.type === clinicAdmin;
  const usual = isAdmin ? wholeClinic(given) : { access: templateFor(template, area) };
  const access = accessAfter(caller, namesSections(given) ? given : { ...given, ...usual }, area);
  const rights = access ?? storedAccess([], caller.levels);
  await refuseWiderView(tx, caller, { after: { type: values.type, rights } });
  return { ...values, ...rights };
}

const namesSections = ({ access, apart = [] }: AccessInput) =>
  access !== undefined || combineAccess(apart).sections !== undefined;

const wholeClinic = ({ apart = [] }: AccessInput): AccessInput => ({
  apart: [...apart, { sections: ['all'], levels: [] }],
});

async function refuseMissingClinic(tx: Tx, clinicId: number): Promise<void> {
  const rows = await tx.query('select from clinics where id = $1 and archived_at is null', [
    clinicId,
  ]);
  if (rows.length === 0) throw notFound();
}
