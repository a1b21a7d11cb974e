import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/platform-accounting/messages';
import { m as issue } from '../features/platform-accounting/issue/messages';
import { m as requests } from '../features/platform-accounting/requests/messages';

export default defineSection({
  area: 'admin',
  key: 'accounting',
  title: m.title,
  menu: { order: 40, icon: 'accounting' },
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/platform-accounting/accounting-screen').then(
          (file) => file.AccountingScreen,
        ),
    },
    {
      path: 'requests',
      title: requests.title,
      needs: 'read',
      load: () =>
        import('../features/platform-accounting/requests/requests-screen').then(
          (file) => file.RequestsScreen,
        ),
    },
    {
      path: 'invoices/create',
      title: issue.create,
      needs: 'write',
      load: () =>
        import('../features/platform-accounting/issue/new-invoice-screen').then(
          (file) => file.NewInvoiceScreen,
        ),
    },
    {
      path: 'invoices/:id',
      title: m.invoice,
      needs: 'read',
      load: () =>
        import('../features/platform-accounting/invoice-screen').then((file) => file.InvoiceScreen),
    },
  ],
});
