import { choose, field, list, press } from '../fields';
import { probe, publishProbe } from '../probe-remote';
import type { FormCase } from './form-case';
import { anUnpaidInvoice, aPaidInvoice } from './own-invoice';

const sections = 'mfe-admin/src/features/sections';
const clinicWizard = 'mfe-admin/src/features/clinics/wizard/clinic-wizard.tsx';

/** Forms of the platform's operator, about the product, clinics, sections and their releases, and the tickets to them. */
export const platformCases: Record<string, FormCase> = {
  'a new clinic': {
    file: clinicWizard,
    username: 'admin',
    path: '/admin/clinics/create',
    typed: {
      نام: 'کلینیک سرو',
      'نام انگلیسی': 'Sarv',
      نشانی: 'مرودشت، خیابان انقلاب',
      'مسئول کلینیک': 'مینا کریمی',
      'کد ملی مسئول': '0012345679',
      'شماره تماس': '09171234599',
    },
    choose: async (page) => {
      await field(page, 'شهر').fill('مرودشت');
      await page
        .getByRole('option', { name: /مرودشت/ })
        .first()
        .click();
      await choose(page, 'دسته‌بندی', 'کلینیک لیزر');
    },
    submit: 'ذخیره پیش‌نویس',
    saved: 'پیش‌نویس کلینیک ذخیره شد',
    rows: '/clinics/pagination?limit=1',
  },
  'a clinic': {
    file: clinicWizard,
    username: 'admin',
    path: '/admin/clinics/edit/:clinic',
    typed: { نشانی: 'شیراز، بلوار چمران، طبقه چهارم' },
    submit: 'ذخیره تغییرات',
    saved: 'اطلاعات کلینیک با موفقیت ویرایش شد',
    row: { path: '/clinics/:clinic', field: 'address', otherDeskValue: 'شیراز، میدان معلم' },
  },
  'a switch of a section at a later time': {
    file: `${sections}/switch-form.tsx`,
    username: 'admin',
    path: '/admin/sections',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^انبارداری در .*: روشن/ })
        .first()
        .click();
    },
    typed: { دلیل: 'پایان دوره آزمایشی' },
    choose: async (page) => {
      await field(page, 'از چه زمانی').fill('1410/04/01');
      await field(page, 'ساعت از چه زمانی').fill('10:00');
    },
    submit: 'خاموش شود',
    saved: /زمان‌بندی شد برای/,
    rows: '/registry/switch-schedules?limit=1',
  },
  'a new section': {
    file: `${sections}/accept-drawer.tsx`,
    username: 'admin',
    prepare: async (product) => {
      await publishProbe(product, '1.0.0', { isTeams: true });
      return '';
    },
    path: '/admin/sections',
    open: (page) => press(page, `بررسی بخش ${probe.title}`),
    typed: { دلیل: 'پس از بازبینی کد' },
    submit: 'پذیرفتن',
    saved: /پذیرفته شد و همه‌جا خاموش است/,
    rows: `/registry/audit?remote=${probe.remote}&limit=1`,
  },
  'a new invoice of the platform': {
    file: 'mfe-admin/src/features/platform-accounting/issue/new-invoice-screen.tsx',
    username: 'admin',
    path: '/admin/accounting/invoices/create?clinic=1',
    typed: { عنوان: 'پیامک اضافه', 'شرح ردیف': 'هزار پیامک', 'مبلغ واحد': '2000', شرح: 'بهار' },
    submit: 'صدور صورت‌حساب',
    saved: 'صورت‌حساب صادر شد.',
    rows: '/admin/invoices?limit=1',
  },
  'a payment of an invoice': {
    file: 'mfe-admin/src/features/platform-accounting/issue/pay-dialog.tsx',
    username: 'admin',
    prepare: anUnpaidInvoice,
    path: '/admin/accounting/invoices/:own',
    open: (page) => press(page, 'ثبت پرداخت'),
    typed: { 'مبلغ پرداخت': '1000', 'شماره پیگیری': '880318' },
    submit: 'ثبت پرداخت',
    saved: /پرداخت .* ثبت شد\./,
    rows: '/clinics/1/payments?limit=1',
  },
  'a refund of an invoice': {
    file: 'mfe-admin/src/features/platform-accounting/issue/refund-dialog.tsx',
    username: 'admin',
    prepare: aPaidInvoice,
    path: '/admin/accounting/invoices/:own',
    open: (page) => press(page, 'بازگشت وجه'),
    typed: { 'مبلغ بازگشت': '1000', 'شماره پیگیری': '880319', 'دلیل بازگشت': 'پرداخت بیشتر' },
    submit: 'بازگشت وجه',
    saved: /بازگشت .* ثبت شد\./,
    rows: '/clinics/1/payments?limit=1',
  },
  'the plan of the backups': {
    file: 'mfe-admin/src/features/platform-settings/plan-card.tsx',
    username: 'admin',
    path: '/admin/settings/backup-management',
    typed: { 'فاصله پشتیبان‌گیری خودکار': '14', 'تعداد پشتیبان‌هایی که می‌ماند': '20' },
    submit: 'ذخیره برنامه',
    saved: 'برنامه پشتیبان‌گیری ذخیره شد.',
  },
  'a new ticket': {
    file: 'mfe-admin/src/features/support/new-ticket-screen.tsx',
    username: 'mina',
    path: '/clinic/support/ticket/create',
    typed: { موضوع: 'خطا در چاپ نسخه', 'متن تیکت': 'نسخه در چاپگر نیمه چاپ می‌شود.' },
    choose: (page) => choose(page, 'اولویت', 'فوری'),
    submit: 'ارسال تیکت',
    saved: 'تیکت با موفقیت ایجاد شد.',
    rows: '/tickets/pagination?limit=1',
  },
  'a release for one clinic': {
    file: 'mfe-admin/src/features/section-releases/activate-drawer.tsx',
    username: 'admin',
    path: '/admin/sections/releases/:remote',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^عملیات / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'انتشار…' }).click();
    },
    typed: { دلیل: 'تا پایان بازبینی' },
    choose: async (page) => {
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('radio', { name: /یک کلینیک/ }).check();
      await list(drawer, 'کلینیک').click();
      await page.getByRole('listbox').getByRole('option').first().click();
    },
    submit: 'انتشار',
    saved: /برای کلینیک ثابت شد/,
    rows: '/registry/audit?remote=:remote&limit=1',
  },
};
