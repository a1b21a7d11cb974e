import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { formatText } from '@ziba/shared/format/text';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { platformType } from '@ziba/shared/contracts/permissions';
import { common } from '@ziba/shared/messages';
import { m } from './messages';

/**
 * What screens show as a user's role: a clinic administrator is named by the account type,
 * everybody else by the role, which keeps its name after it was removed.
 */
export function roleName({ type, role }: Pick<StaffUser, 'type' | 'role'>): string {
  if (type === clinicAdmin) return m.types.clinic_admin;
  if (role) return formatText(role.name);
  return type === platformType ? m.types.ziba : common.unknown;
}
