import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/platform-reports/messages';

export default defineSection({
  area: 'admin',
  key: 'reports',
  title: m.title,
  menu: { order: 45, icon: 'reports' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/platform-reports/reports-screen').then(
          (file) => file.ReportsScreen,
        ),
    },
  ],
});
