import { rankOf } from '@ziba/shared/contracts/account-types';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { StaffUser } from '@ziba/shared/contracts/users';

/** Whether somebody of type `caller` may change an account of type `user`: nobody changes one of a higher type. */
export const mayChangeType = (caller: string, user: string): boolean =>
  rankOf(user) <= rankOf(caller);

/** The area that a user works in; null for a request for access, which has no clinic yet. */
export function areaOf({ clinic_id, type }: Pick<StaffUser, 'clinic_id' | 'type'>) {
  if (clinic_id !== null) return 'clinic' as const;
  return type === platformType ? ('admin' as const) : null;
}
