import { list, press } from '../fields';
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
  'a document of the inventory': {
    file: 'mfe-accounting/src/features/accounting/product-documents/edit-product-document-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/inventory/edit/:stock',
    typed: { توضیحات: 'با فاکتور رسمی' },
    submit: 'ذخیره تغییرات',
    saved: 'سند حسابداری با موفقیت ویرایش شد.',
    row: { path: '/product-financial/:stock', field: 'description', otherDeskValue: 'بی‌فاکتور' },
  },
  'a new device': {
    file: 'mfe-accounting/src/features/accounting/devices/new-device-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/technical/new',
    typed: { 'نام دستگاه': 'لیزر دایود', 'هزینه خرید': '900000000' },
    submit: 'ثبت',
    saved: 'دستگاه با موفقیت ثبت شد.',
    rows: '/devices/pagination?limit=1',
  },
  'a device': {
    file: 'mfe-accounting/src/features/accounting/devices/edit-device-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/technical/edit/:device',
    typed: { توضیحات: 'با گارانتی' },
    submit: 'ذخیره تغییرات',
    saved: 'دستگاه با موفقیت ویرایش شد.',
    row: { path: '/devices/:device', field: 'description', otherDeskValue: 'بی‌گارانتی' },
  },
  'a service of a device': {
    file: 'mfe-accounting/src/features/accounting/devices/service-dialog.tsx',
    username: 'mina',
    path: '/clinic/accounting/technical/services/:device',
    open: (page) => press(page, 'ثبت سرویس'),
    typed: { 'هزینه سرویس': '3500000', توضیح: 'تعویض فیلتر' },
    submit: 'ثبت سرویس',
    saved: 'سرویس ثبت شد.',
    rows: '/device-services/pagination?limit=1',
  },
  'a new internal service': {
    file: 'mfe-accounting/src/features/accounting/internal-services/new-internal-service-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/local-services/new',
    typed: { 'موضوع خدمت': 'نگهبانی', 'هزینه خدمت': '8000000' },
    submit: 'ثبت',
    saved: 'خدمت داخلی با موفقیت ثبت شد',
    rows: '/internal-services/pagination?limit=1',
  },
  'an internal service': {
    file: 'mfe-accounting/src/features/accounting/internal-services/edit-internal-service-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/local-services/edit/:bought',
    typed: { توضیحات: 'هفته‌ای دو بار' },
    submit: 'ذخیره تغییرات',
    saved: 'خدمات با موفقیت ویرایش شد',
    row: { path: '/internal-services/:bought', field: 'description', otherDeskValue: 'روزانه' },
  },
  'a new document of an internal service': {
    file: 'mfe-accounting/src/features/accounting/internal-documents/new-internal-document-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/local-services/new-document',
    typed: { 'هزینه خدمت': '6000000', 'مبلغ پرداختی': '1000000' },
    choose: (page) => list(page, 'خدمت داخلی').selectOption({ index: 1 }),
    submit: 'ثبت',
    saved: 'سند با موفقیت ثبت شد.',
    rows: '/internal-service-documents/pagination?limit=1',
  },
  'a document of an internal service': {
    file: 'mfe-accounting/src/features/accounting/internal-documents/edit-internal-document-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/local-services/edit-document/:bill',
    typed: { توضیحات: 'با رسید' },
    submit: 'ذخیره تغییرات',
    saved: 'سند با موفقیت ویرایش شد.',
    row: {
      path: '/internal-service-documents/:bill',
      field: 'description',
      otherDeskValue: 'بی‌رسید',
    },
  },
  'a document of a member of staff': {
    file: 'mfe-accounting/src/features/accounting/staff-documents/staff-document-form-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/users/edit-document/:document',
    typed: { توضیحات: 'پس از بازبینی' },
    submit: 'ذخیره تغییرات',
    saved: 'سند مالی با موفقیت ثبت شد.',
    row: {
      path: '/financial-documents/:document',
      field: 'description',
      otherDeskValue: 'پیش از بازبینی',
    },
  },
  'a new document of a member of staff': {
    file: 'mfe-accounting/src/features/accounting/staff-documents/staff-document-form-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/users/new-accounting-document',
    typed: {
      موضوع: 'حقوق دی ماه',
      'حقوق محاسبه شده این ماه': '20000000',
      'مانده از قبل': '1000000',
      'دریافتی قبلی': '500000',
      'مبلغ پرداخت شده': '5000000',
    },
    choose: (page) => list(page, 'کاربر').selectOption({ index: 1 }),
    submit: 'ثبت سند',
    saved: 'سند مالی با موفقیت ثبت شد.',
    rows: '/financial-documents/pagination?clinicId=1&limit=1',
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
  'a new expense': {
    file: 'mfe-accounting/src/features/accounting/cash/new-expense-screen.tsx',
    username: 'mina',
    path: '/clinic/accounting/cash/expenses/new',
    typed: { 'شرح هزینه': 'اینترنت', 'مبلغ هزینه': '900000' },
    choose: async (page) => {
      await list(page, 'دسته هزینه').selectOption({ index: 2 });
      await list(page, 'روش پرداخت').selectOption({ index: 1 });
    },
    submit: 'ثبت هزینه',
    saved: 'هزینه ثبت شد.',
    rows: '/expenses/pagination?limit=1',
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
