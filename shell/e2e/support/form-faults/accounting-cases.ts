import { press } from '../fields';
import type { FormCase } from './form-case';

/** The forms of accounting. */
export const accountingCases: Record<string, FormCase> = {
  'a new document of the inventory': {
    file: 'mfe-accounting/src/features/accounting/product-documents/new-product-document-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/inventory/new',
    typed: { 'مقدار خرید': '15', 'هزینه واریزی': '2500000' },
    choose: async (page) => {
      await press(page, 'انتخاب از فهرست کالاها');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /موجودی/ })
        .first()
        .click();
      await page.getByText('موجودی فعلی').waitFor();
    },
    submit: 'ثبت سند',
    saved: 'سند حسابداری با موفقیت ثبت شد.',
    rows: '/product-financial/pagination?clinicId=1&limit=1',
  },
  'a correction of a pay': {
    file: 'mfe-accounting/src/features/accounting/payroll/adjust-dialog.tsx',
    username: 'mina',
    path: '/clinic/accounting/payroll/:month',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^عملیات / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'تعدیل' }).click();
    },
    typed: { 'مبلغ تعدیل': '500000', 'علت تعدیل': 'پاداش' },
    submit: 'ذخیره تغییرات',
    saved: 'تعدیل ذخیره شد.',
    rows: '/audit?entity=payroll_adjustments&limit=1',
  },
  'a count of the cash': {
    file: 'mfe-accounting/src/features/accounting/cash/close-dialog.tsx',
    username: 'mina',
    path: '/clinic/accounting/cash/2025-03-07',
    open: (page) => press(page, 'ثبت و بستن صندوق'),
    typed: { 'نقدی شمارش‌شده': '1000', 'علت اختلاف یا توضیح': 'از روز پیش مانده بود' },
    submit: 'ثبت و بستن صندوق',
    saved: 'صندوق بسته شد.',
    rows: '/cash/days?state=closed&limit=1',
  },
};
