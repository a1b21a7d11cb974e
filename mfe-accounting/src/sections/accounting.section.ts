import { defineSection } from '@ziba/shared/section/define-section';
import { m } from '../features/accounting/messages';
import { m as productDocuments } from '../features/accounting/product-documents/messages';
import { m as reports } from '../features/accounting/reports/messages';
import { m as staffDocuments } from '../features/accounting/staff-documents/messages';
import { cashScreens } from './cash.screens';
import { deviceScreens } from './devices.screens';
import { internalServiceScreens } from './internal-services.screens';
import { payrollScreens } from './payroll.screens';
import { staffProfileScreens } from './staff-profiles.screens';

export default defineSection({
  area: 'clinic',
  key: 'accounting',
  title: m.title,
  menu: { order: 80, icon: 'accounting' },
  settings: 'settings',
  help: () => import('./messages'),
  screens: [
    {
      path: '',
      title: m.title,
      needs: 'read',
      load: () =>
        import(/* webpackMode: "eager" */ '../features/accounting/accounting-screen').then(
          (file) => file.AccountingScreen,
        ),
    },
    {
      path: 'users',
      title: staffDocuments.title,
      needs: 'read',
      load: () =>
        import('../features/accounting/staff-documents/staff-documents-screen').then(
          (file) => file.StaffDocumentsScreen,
        ),
    },
    {
      path: 'users/view-document/:id',
      title: staffDocuments.document,
      needs: 'read',
      load: () =>
        import('../features/accounting/staff-documents/staff-document-screen').then(
          (file) => file.StaffDocumentScreen,
        ),
    },
    {
      path: 'users/new-accounting-document',
      title: staffDocuments.create,
      needs: 'write',
      load: () =>
        import('../features/accounting/staff-documents/staff-document-form-screen').then(
          (file) => file.StaffDocumentFormScreen,
        ),
    },
    {
      path: 'users/edit-document/:id',
      title: staffDocuments.edit,
      needs: 'write',
      load: () =>
        import('../features/accounting/staff-documents/staff-document-form-screen').then(
          (file) => file.StaffDocumentFormScreen,
        ),
    },
    {
      path: 'inventory',
      title: productDocuments.title,
      needs: 'read',
      load: () =>
        import('../features/accounting/product-documents/product-documents-screen').then(
          (file) => file.ProductDocumentsScreen,
        ),
    },
    {
      path: 'inventory/new',
      title: productDocuments.create,
      needs: 'write',
      load: () =>
        import('../features/accounting/product-documents/new-product-document-screen').then(
          (file) => file.NewProductDocumentScreen,
        ),
    },
    {
      path: 'inventory/edit/:id',
      title: productDocuments.edit,
      needs: 'write',
      load: () =>
        import('../features/accounting/product-documents/edit-product-document-screen').then(
          (file) => file.EditProductDocumentScreen,
        ),
    },
    {
      path: 'reports',
      title: reports.moneyTitle,
      needs: 'read',
      load: () =>
        import('../features/accounting/reports/money-reports-screen').then(
          (file) => file.MoneyReportsScreen,
        ),
    },
    ...staffProfileScreens,
    ...payrollScreens,
    ...cashScreens,
    ...internalServiceScreens,
    ...deviceScreens,
  ],
});
