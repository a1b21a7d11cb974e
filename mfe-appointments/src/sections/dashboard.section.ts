import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/dashboard/messages';

export default defineSection({
  area: 'clinic',
  key: 'dashboard',
  title: m.title,
  menu: { order: 10, icon: 'dashboard' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/dashboard/dashboard-screen').then(
          (file) => file.DashboardScreen,
        ),
    },
  ],
});
