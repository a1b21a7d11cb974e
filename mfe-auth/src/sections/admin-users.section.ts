import { defineSection } from '@ziba/shared/section/define-section';
import { m as newUser } from '../features/new-user/messages';
import { m as settings } from '../features/user-settings/messages';
import { m as staff } from '../features/staff-page/messages';
import { m as reset } from '../features/staff-reset/messages';
import { m } from '../features/users/messages';

export default defineSection({
  area: 'admin',
  key: 'users',
  title: m.title,
  menu: { order: 25, icon: 'users' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/users/user-list-screen').then(
          (file) => file.UserListScreen,
        ),
    },
    {
      path: 'create',
      title: newUser.title,
      needs: 'write',
      load: () =>
        import('../features/new-user/profile-step-screen').then((file) => file.ProfileStepScreen),
    },
    {
      path: 'permission/:systemCode',
      title: newUser.title,
      needs: 'write',
      load: () =>
        import('../features/new-user/account-step-screen').then((file) => file.AccountStepScreen),
    },
    {
      path: 'settings',
      title: settings.title,
      needs: 'write',
      load: () =>
        import('../features/user-settings/platform-user-settings-screen').then(
          (file) => file.PlatformUserSettingsScreen,
        ),
    },
    {
      path: 'edit/:id',
      title: staff.title,
      needs: 'write',
      load: () =>
        import('../features/staff-page/staff-profile-screen').then(
          (file) => file.StaffProfileScreen,
        ),
    },
    {
      path: 'permission/edit/:id',
      title: staff.accessTitle,
      needs: 'write',
      load: () =>
        import('../features/staff-page/staff-access-screen').then((file) => file.StaffAccessScreen),
    },
    {
      path: 'reset-password/:id',
      title: reset.title,
      needs: 'write',
      load: () =>
        import('../features/staff-reset/staff-reset-screen').then((file) => file.StaffResetScreen),
    },
  ],
});
