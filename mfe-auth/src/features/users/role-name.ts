import type { StaffUser } from '@ziba/shared/contracts/users';
import { platformType } from '@ziba/shared/contracts/permissions';
import { common } from '@ziba/shared/messages';
import { m } from './messages';

/**
 * What the list shows as a user's role (text 3 §6): a clinic administrator is named by the account type,
 * everybody else by the role, which keeps its name after it was removed.
 */
export function roleName({ type, role }: Pick<StaffUser, 'type' | 'role'>): string {
  if (type === 'clinic_admin') return m.types.clinic_admin;
  if (role) return role.name;
  return type === platformType ? m.types.ziba : common.unknown;
}
