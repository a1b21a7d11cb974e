import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import type { SessionAnswer, SessionUser } from '@ziba/shared/contracts/auth';
import type { Access } from '@ziba/shared/contracts/permissions';
import { sectionLevelsOf } from '@ziba/shared/contracts/section-levels';
import type { Tx } from '../../db/connect';
import { findClinic, summaryOf } from '../clinics/clinic-rows';

const userById = {
  name: 'auth.user',
  text: `select u.id, u.type, u.username, u.clinic_id, u.account_status, u."fullName", u.email,
           u."phoneNumber", u.avatar,
           u.must_change_password as credentials_expired,
           r.name as role
         from users u left join meta_roles r on r.clinic_id = u.clinic_id and r.id = u."meta_rolesId"
         where u.id = $1`,
};

/**
 * Who is signed in and what they may do, as login and `GET /auth/me` answer it. An operator who looks at a clinic
 * appears as its manager.
 */
export async function sessionAnswer(
  tx: Tx,
  userId: number,
  access: Access,
  expiresAt: string,
  viewedClinicId?: number | null,
): Promise<SessionAnswer> {
  const [stored] = await tx.query<SessionUser & { role: string | null }>(userById, [userId]);
  if (!stored) throw new Error('the user of a session is missing');
  const viewing = { type: clinicAdmin, clinic_id: viewedClinicId ?? null, is_viewing: true };
  const named = { ...stored, profile: { fullName: stored.fullName } };
  const user = viewedClinicId ? { ...named, ...viewing } : named;
  const clinic = user.clinic_id === null ? undefined : await findClinic(tx, user.clinic_id);
  const { levels, sectionLevels = {} } = access;
  const sections = access.sections === 'all' ? ['all'] : [...access.sections];
  const subMenu = access.sections === 'all' ? 'all' : JSON.stringify(access.sections);
  return {
    user,
    clinicData: clinic ? summaryOf(clinic) : null,
    roles: [{ name: user.role ?? user.type, subMenu }],
    permissions: [...levels],
    access: sectionLevelsOf({ sections, levels: [...levels], section_levels: sectionLevels }),
    expires_at: expiresAt,
  };
}
