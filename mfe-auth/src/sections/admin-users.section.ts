import { defineSection } from '@ziba/shared/section/define-section';
import { m as settings } from '../features/user-settings/messages';
import { m } from '../features/users/messages';

export default defineSection({
  area: 'admin',
  key: 'users',
  title: m.title,
  menu: { order: 25, icon: 'users' },
  settings: 'settings',
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/users/platform-users-screen').then(
          (file) => file.PlatformUsersScreen,
        ),
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
  ],
});
