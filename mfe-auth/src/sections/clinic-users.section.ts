import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/users/messages';

export default defineSection({
  area: 'clinic',
  key: 'users',
  title: m.title,
  menu: { order: 50, icon: 'users' },
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
  ],
});
