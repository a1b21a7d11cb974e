import type { Page } from 'playwright-core';
import { choose, field, list, press } from '../fields';
import type { FormCase } from './form-case';
import { fromMenu, fromPayments, ownRow } from './own-appointment';
import { aBooking, aPaidBooking } from './own-booking';

const settings = '/clinic/appointments/settings';
const act = 'mfe-appointments/src/widgets/appointment-actions';
const access = 'mfe-admin/src/features/section-releases/access';

async function fillTime(page: Page, label: string, day: string, time: string) {
  await field(page, label).fill(day);
  await field(page, `ساعت ${label}`).fill(time);
}

/** Forms in dialogs and drawers. */
export const dialogCases: Record<string, FormCase> = {
  'a payment of a visit': {
    file: 'shared/src/domain/payments/payment-dialog.tsx',
    username: 'mina',
    prepare: aBooking,
    path: ownRow,
    open: fromMenu('دریافت هزینه ویزیت'),
    typed: { 'مبلغ پرداخت': '1000', 'شماره پیگیری': '771204', یادداشت: 'بیعانه' },
    submit: 'ثبت پرداخت',
    saved: /پرداخت .* ثبت شد\./,
    rows: '/payments?limit=1',
  },
  'a refund': {
    file: 'shared/src/domain/payments/refund-dialog.tsx',
    username: 'mina',
    prepare: aPaidBooking,
    path: ownRow,
    open: fromPayments('بازگرداندن مبلغ'),
    typed: { 'مبلغ بازگشتی': '400', 'دلیل بازگشت': 'پرداخت بیشتر' },
    submit: 'بازگرداندن مبلغ',
    saved: /تومان بازگردانده شد\./,
    rows: '/appointments/by-code/:own',
  },
  'a cancellation': {
    file: `${act}/cancel-dialog.tsx`,
    username: 'mina',
    prepare: aBooking,
    path: ownRow,
    open: fromMenu('کنسل کردن نوبت'),
    typed: { توضیح: 'سفر ناگهانی' },
    choose: (page) => choose(page, 'دلیل', 'تداخل با برنامه دیگر'),
    submit: 'کنسل کردن نوبت',
    saved: /نوبت کنسل شد\./,
    rows: '/appointments/by-code/:own',
  },
  'another time of an appointment': {
    file: `${act}/reschedule-dialog.tsx`,
    username: 'mina',
    prepare: aBooking,
    path: ownRow,
    open: fromMenu('تغییر زمان نوبت'),
    typed: { 'دلیل تغییر': 'به خواست زیباجو' },
    choose: async (page) => {
      const times = page.getByRole('dialog').getByRole('radio', { name: /^از .+ تا .*آزاد/ });
      await times.last().click();
    },
    submit: 'ثبت زمان جدید',
    saved: /نوبت به .* منتقل شد/,
    rows: '/appointments/by-code/:own',
  },
  'a new leave': {
    file: 'mfe-appointments/src/features/appointment-settings/closure-drawer.tsx',
    username: 'mina',
    path: `${settings}?tab=closures`,
    open: (page) => press(page, 'ثبت مرخصی یا تعطیلی'),
    typed: { دلیل: 'تعمیر ساختمان' },
    choose: async (page) => {
      await field(page, 'پزشک').selectOption({ label: 'سارا احمدی' });
      await fillTime(page, 'از', '1410/04/01', '10:00');
      await fillTime(page, 'تا', '1410/04/01', '12:00');
    },
    submit: 'ثبت',
    saved: 'مرخصی یا تعطیلی ثبت شد',
    rows: '/schedule/exceptions?limit=1',
  },
  'a new holiday': {
    file: 'mfe-appointments/src/features/appointment-settings/holiday-drawer.tsx',
    username: 'mina',
    path: `${settings}?tab=holidays`,
    open: (page) => press(page, 'افزودن تعطیلی رسمی'),
    typed: { عنوان: 'روز بزرگداشت' },
    choose: (page) => field(page, 'روز').fill('1405/11/14'),
    submit: 'ثبت',
    saved: 'تعطیلی رسمی ثبت شد',
    rows: '/schedule/holidays?limit=1',
  },
  'a new template of plans': {
    file: 'mfe-appointments/src/features/treatment-plans/save-template.tsx',
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/display/:plan',
    open: async (page) => {
      await press(page, 'کارهای دیگر');
      await page.getByRole('menuitem', { name: 'ذخیره به عنوان الگو' }).click();
    },
    typed: { 'عنوان الگو': 'سه جلسه لیزر' },
    submit: 'ذخیره الگو',
    saved: 'الگو ذخیره شد.',
    rows: '/planTemplates?limit=1',
  },
  'a new ring': {
    file: `${access}/ring-drawer.tsx`,
    username: 'admin',
    path: '/admin/sections/rings',
    open: (page) => press(page, 'حلقه جدید'),
    typed: { 'نام حلقه': 'همراهان' },
    choose: async (page) => {
      await list(page, 'کلینیک‌ها').click();
      await page.getByRole('listbox').getByRole('option').first().click();
      // The list stays open for more choices; focusing another field closes it.
      await field(page, 'نام حلقه').focus();
    },
    submit: 'ثبت',
    saved: 'حلقه ثبت شد',
    rows: '/registry/rings?limit=1',
  },
  'a new developer': {
    file: `${access}/developer-drawer.tsx`,
    username: 'admin',
    path: '/admin/sections/developers',
    open: (page) => press(page, 'توسعه‌دهنده جدید'),
    typed: { 'نام کاربری': 'storekeeper' },
    submit: 'افزودن',
    saved: 'storekeeper اجازه گرفت',
    rows: '/registry/developers?limit=1',
  },
  'a new token': {
    file: `${access}/new-token-drawer.tsx`,
    username: 'admin',
    path: '/admin/sections/tokens',
    open: (page) => press(page, 'توکن جدید'),
    typed: { باندل: 'mfe-inventory', 'نام توکن': 'تیم انبار' },
    submit: 'ساختن توکن',
    saved: 'توکن ساخته شد',
    rows: '/registry/deploy-tokens',
  },
};
