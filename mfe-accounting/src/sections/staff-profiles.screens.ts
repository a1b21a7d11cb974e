import type { Screen } from '@ziba/shared/section/define-section';
import { m as settings } from '../features/accounting/accounting-settings/messages';
import { m as profiles } from '../features/accounting/staff-profiles/messages';

/** What the members of staff earn, and the values with which their profiles begin. */
export const staffProfileScreens = [
  {
    path: 'users/financial-info',
    title: profiles.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/staff-profiles/profiles-screen').then(
        (file) => file.ProfilesScreen,
      ),
  },
  {
    path: 'users/financial-info-view/:id',
    title: profiles.view,
    needs: 'read',
    load: () =>
      import('../features/accounting/staff-profiles/profile-screen').then(
        (file) => file.ProfileScreen,
      ),
  },
  {
    path: 'users/new-financial-info/:userId',
    title: profiles.create,
    needs: 'write',
    load: () =>
      import('../features/accounting/staff-profiles/new-profile-screen').then(
        (file) => file.NewProfileScreen,
      ),
  },
  {
    path: 'users/edit-financial-info/:id',
    title: profiles.edit,
    needs: 'write',
    load: () =>
      import('../features/accounting/staff-profiles/edit-profile-screen').then(
        (file) => file.EditProfileScreen,
      ),
  },
  {
    path: 'settings',
    title: settings.title,
    needs: 'write',
    load: () =>
      import('../features/accounting/accounting-settings/accounting-settings-screen').then(
        (file) => file.AccountingSettingsScreen,
      ),
  },
] as const satisfies readonly Screen[];
