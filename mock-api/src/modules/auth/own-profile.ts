import type { OwnProfile, ownProfileInput } from '@ziba/shared/contracts/own-account';
import { userTexts } from '@ziba/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../../lib/actor';
import { found, invalid } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { saveUser, sendPhoneNotice, userToChange } from '../users/change-user';
import { findUser, type UserRow } from '../users/users.queries';
import { confirmOwnPassword } from './own-password';

type Input = z.output<typeof ownProfileInput>;

/** The own account as its page shows it. */
export function ownProfileOf({ db }: FastifyInstance, session: Session): Promise<OwnProfile> {
  return inScopeOf(db, session, async (tx) =>
    profileOf(found(await findUser(tx, session.clinicId, session.userId))),
  );
}

/**
 * Changes of the own profile. Codes for resetting passwords go to the mobile number, so a new one needs the
 * current password and is told to the old one. Refuses with 400 a missing or wrong password and an emptied
 * number or address, with 409 a taken e-mail address or an edit of an older version.
 */
export async function changeOwnProfile(
  app: FastifyInstance,
  session: Session,
  { currentPassword, version, ...values }: Input,
): Promise<OwnProfile> {
  const before = await ownProfileOf(app, session);
  refuseEmptied(before, values);
  const isNewPhone = values.phoneNumber !== undefined && values.phoneNumber !== before.phoneNumber;
  if (isNewPhone) {
    if (!currentPassword) throw invalid('currentPassword', userTexts.currentPasswordMissing);
    await confirmOwnPassword(app, session, currentPassword);
  }
  return inScopeOf(app.db, session, async (tx) => {
    const user = await userToChange(tx, session, session.userId, version);
    if (isNewPhone) await sendPhoneNotice(tx, user);
    return profileOf(await saveUser(tx, session, user, sent(values)));
  });
}

/** Without them nobody reaches the person any more. */
function refuseEmptied(before: OwnProfile, { email, phoneNumber }: Partial<Input>): void {
  if (email === null && before.email) throw invalid('email', userTexts.email);
  if (phoneNumber === null && before.phoneNumber) throw invalid('phoneNumber', userTexts.phone);
}

const sent = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function profileOf({ id, username, type, role, email, phoneNumber, version, profile }: UserRow) {
  const { fullName, nationalCode, systemCode, landlinePhone, relativePhone, address, avatar } =
    profile;
  return {
    ...{ id, username, type, role: role?.name ?? null, email, phoneNumber, version },
    ...{ fullName, nationalCode, systemCode, landlinePhone, relativePhone, address, avatar },
  };
}
