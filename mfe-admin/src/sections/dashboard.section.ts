import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/clinics/messages';

export default defineSection({
  area: 'admin',
  key: 'dashboard',
  title: m.dashboard,
  menu: { order: 10, icon: 'dashboard' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.dashboard,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/clinics/dashboard/dashboard-screen').then(
          (file) => file.DashboardScreen,
        ),
    },
  ],
});
