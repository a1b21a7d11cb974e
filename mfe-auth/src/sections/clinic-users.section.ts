import { defineSection } from '@ziba/shared/section/define-section';
import { m as settings } from '../features/user-settings/messages';
import { m } from '../features/users/messages';

export default defineSection({
  area: 'clinic',
  key: 'users',
  title: m.title,
  menu: { order: 50, icon: 'users' },
  settings: 'settings',
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/users/clinic-users-screen').then(
          (file) => file.ClinicUsersScreen,
        ),
    },
    {
      path: 'settings',
      title: settings.title,
      needs: 'write',
      load: () =>
        import('../features/user-settings/clinic-user-settings-screen').then(
          (file) => file.ClinicUserSettingsScreen,
        ),
    },
  ],
});
