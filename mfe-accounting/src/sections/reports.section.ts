import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/accounting/reports/messages';

export default defineSection({
  area: 'clinic',
  key: 'reports',
  title: m.title,
  menu: { order: 85, icon: 'reports' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import('../features/accounting/reports/reports-screen').then((file) => file.ReportsScreen),
    },
  ],
});
