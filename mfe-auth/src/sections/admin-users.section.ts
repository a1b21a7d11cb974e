import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/users/messages';

export default defineSection({
  area: 'admin',
  key: 'users',
  title: m.title,
  menu: { order: 25, icon: 'users' },
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
  ],
});
