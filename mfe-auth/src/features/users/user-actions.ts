import { userAddresses } from '@ziba/shared/contracts/addresses';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';

/**
 * The column with the three actions of the texts on each user; undefined for users who may open none of them.
 * 'Edit security info' opens the card of the password.
 */
export function useUserActions(area: 'clinic' | 'admin'): ListColumn<StaffUser> | undefined {
  const to = userAddresses(area);
  // Whether a screen may be opened does not depend on the user whom it shows.
  const mayEditProfile = useMayOpen(to.profile(1));
  const mayEditRole = useMayOpen(to.role(1));
  const mayEditAccess = useMayOpen(to.access(1, 'password'));
  if (!mayEditProfile && !mayEditRole && !mayEditAccess) return undefined;
  return actionsColumn({
    nameOf: ({ profile, username }) => profile.fullName || username,
    actions: ({ id }) => [
      mayEditProfile && { label: m.editPersonal, icon: 'edit', to: to.profile(id) },
      mayEditRole && { label: m.editAccount, icon: 'users', to: to.role(id) },
      mayEditAccess && { label: m.editSecurity, icon: 'settings', to: to.access(id, 'password') },
    ],
  });
}
