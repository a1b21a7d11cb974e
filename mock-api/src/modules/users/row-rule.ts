import { doctor } from '@ziba/shared/contracts/account-types';
import { addedRights } from '@ziba/shared/contracts/may-give';
import { sectionLevelsOf, type StoredAccess } from '@ziba/shared/contracts/section-levels';
import type { Tx } from '../../db/connect';
import { doctorReading } from '../../data/own-patients';
import type { Session } from '../../lib/actor';
import { forbidden } from '../../lib/refusal';
import { m } from './messages';

/** Sections whose screens show no patient: their rights widen nobody's view of patients. */
const withoutPatients: ReadonlySet<string> = new Set(['inventory', 'services', 'support', 'users']);

const settingOn = {
  name: 'users.only-own-patients',
  text: `select from clinic_settings where clinic_id = $1 and area = 'patients' and archived_at is null
    and value->>'only_own_patients' = 'true'`,
};

/** An account as it is and as it would be; `before` is absent for a new one. */
interface Change {
  before?: { type: string; rights: StoredAccess };
  after: { type: string; rights: StoredAccess };
}

/**
 * 403: a doctor who sees only their own patients gives nobody a view of all of them. Doctors see their own patients
 * too; any other account sees everybody's, so its maker could sign in with it.
 */
export async function refuseWiderView(tx: Tx, caller: Session, { before, after }: Change) {
  if (doctorReading(caller) === null || after.type === doctor) return;
  const had = before && before.type !== doctor ? sectionLevelsOf(before.rights) : [];
  const added = addedRights(sectionLevelsOf(after.rights), had, 'clinic');
  if (added.every(({ key }) => withoutPatients.has(key))) return;
  if ((await tx.query(settingOn, [caller.clinicId])).length > 0) throw forbidden(m.widerView);
}

/** As `refuseWiderView`, of who would be able to sign in with the account as it is. */
export const refuseWiderTakeOver = (
  tx: Tx,
  caller: Session,
  user: StoredAccess & { id: number; type: string },
): Promise<void> =>
  user.id === caller.userId
    ? Promise.resolve()
    : refuseWiderView(tx, caller, { after: { type: user.type, rights: user } });
