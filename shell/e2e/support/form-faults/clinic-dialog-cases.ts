import { join } from 'node:path';
import { choose, field, press } from '../fields';
import type { FormCase } from './form-case';
import { fromPayments, ownRow } from './own-appointment';
import { aPaidBooking } from './own-booking';
import { anOwedSession } from './owed-session';

/** More forms of the clinic: working hours, and dialogs about patients, pictures and payments. */
export const clinicDialogCases: Record<string, FormCase> = {
  'a new patient at the desk': {
    file: 'mfe-appointments/src/features/appointments/new-patient-drawer.tsx',
    username: 'reception',
    path: '/clinic/appointments/set-appointment?doctor=:doctor&start=:time',
    open: (page) => press(page, 'زیباجوی جدید'),
    typed: {
      'نام و نام خانوادگی': 'شیرین پارسا',
      'کد ملی': '0023456711',
      'شماره تماس': '09131234567',
      'نام پدر': 'منوچهر',
      نشانی: 'اصفهان، خیابان چهارباغ',
      وزن: '58',
      قد: '165',
      'بیماری خاص': 'ندارد',
    },
    choose: async (page) => {
      await field(page, 'تاریخ تولد').fill('1374/02/11');
      await choose(page, 'جنسیت', 'خانم');
    },
    submit: 'ثبت و انتخاب زیباجو',
    saved: 'اضافه‌کردن زیباجو با موفقیت انجام شد',
    rows: '/patients/pagination?limit=1',
  },
  'more pictures of a report': {
    file: 'mfe-appointments/src/features/treatment-sessions/add-images-dialog.tsx',
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/report?session=:done',
    open: (page) => press(page, 'افزودن تصویر'),
    typed: { 'دلیل تغییر': 'عکس پس از درمان' },
    choose: async (page) => {
      await field(page, 'تصاویر جدید').setInputFiles(join(__dirname, '../picture.png'));
      await page.getByRole('link', { name: 'picture.png' }).waitFor();
    },
    // The upload adds eight random characters to the name; a draft restores that name.
    held: /^picture(-[a-z0-9]{8})?\.png$/,
    submit: 'افزودن تصویر',
    saved: 'تصاویر به گزارش افزوده شد.',
    rows: '/treatmentSessions/:done/report/versions?limit=1',
  },
  'a payment of a debt': {
    file: 'shared/src/domain/payments/debt-dialog.tsx',
    username: 'mina',
    prepare: anOwedSession,
    path: '/clinic/appointments/treatment-plan/session/:own',
    open: (page) =>
      page
        .getByRole('button', { name: /^پرداخت بدهی/ })
        .first()
        .click(),
    typed: { 'مبلغ پرداخت': '1000', 'شماره پیگیری': '880315', یادداشت: 'قسط نخست' },
    submit: 'ثبت پرداخت',
    saved: /پرداخت .* ثبت شد\./,
    // Only cash is counted: the payment is then assigned to debts from the wallet, one row each.
    rows: '/payments?method=cash&limit=1',
  },
  'credit of a patient': {
    file: 'shared/src/domain/payments/credit-dialog.tsx',
    username: 'mina',
    path: '/clinic/patients/file/:patient',
    open: (page) => press(page, 'افزایش اعتبار'),
    typed: { 'مبلغ پرداخت': '2000', 'شماره پیگیری': '880316', یادداشت: 'برای جلسه بعد' },
    submit: 'ثبت اعتبار',
    saved: /به اعتبار افزوده شد\./,
    rows: '/patients/:patient/payments?limit=1',
  },
  'an alert of a patient': {
    file: 'mfe-prescriptions/src/widgets/patient-alerts/alert-dialog.tsx',
    username: 'mina',
    path: '/clinic/patients/file/:patient',
    open: (page) => press(page, 'افزودن هشدار'),
    typed: { 'متن هشدار': 'ید', واکنش: 'کهیر', یادداشت: 'در عمل پیشین' },
    submit: 'ثبت',
    saved: 'هشدار ثبت شد.',
    rows: '/patients/:patient/alerts',
  },
  'new pictures of a patient': {
    file: 'mfe-prescriptions/src/features/patient-file/pictures/new-set-dialog.tsx',
    username: 'mina',
    path: '/clinic/patients/file/:patient?tab=pictures',
    open: (page) => press(page, 'افزودن تصاویر'),
    typed: { عنوان: 'پیش از لیزر', یادداشت: 'نور طبیعی' },
    choose: async (page) => {
      await field(page, 'روبه‌رو').setInputFiles(join(__dirname, '../picture.png'));
      await page.getByRole('link', { name: 'picture.png' }).waitFor();
    },
    // The upload adds eight random characters to the name; a draft restores that name.
    held: /^picture(-[a-z0-9]{8})?\.png$/,
    submit: 'ثبت تصاویر',
    saved: 'تصاویر در پرونده ثبت شد.',
    rows: '/patients/:patient/photo-sets?limit=1',
  },
  'a void of a payment': {
    file: 'shared/src/ui/forms/careful-dialog.tsx',
    username: 'mina',
    prepare: aPaidBooking,
    path: ownRow,
    open: fromPayments('ابطال پرداخت'),
    typed: { 'دلیل ابطال': 'مبلغ اشتباه بود' },
    submit: 'ابطال پرداخت',
    saved: 'پرداخت باطل شد.',
    rows: '/appointments/by-code/:own',
  },
  'a request to change the responsible person': {
    file: 'mfe-admin/src/features/clinic-settings/change-request/change-drawer.tsx',
    username: 'mina',
    path: '/clinic/settings/clinic/general/edit',
    open: (page) => press(page, 'درخواست تغییر'),
    typed: { 'کد ملی مسئول جدید': '0023456711', توضیحات: 'مدیر تازه کلینیک' },
    choose: async (page) => {
      await field(page, 'مدرک هویتی').setInputFiles(join(__dirname, '../picture.png'));
      await page.getByRole('link', { name: 'picture.png' }).waitFor();
    },
    held: /^picture(-[a-z0-9]{8})?\.png$/,
    submit: 'ارسال درخواست',
    saved: 'درخواست تغییر برای پشتیبانی فرستاده شد.',
    rows: '/clinics/1/change-requests?limit=1',
  },
  'a renewal of the subscription': {
    file: 'mfe-admin/src/features/clinic-settings/subscription/renewal-card.tsx',
    username: 'mina',
    path: '/clinic/settings/subscription',
    typed: { 'شماره پیگیری': '880317', توضیحات: 'از حساب کلینیک' },
    choose: async (page) => {
      await field(page, 'رسید پرداخت').setInputFiles(join(__dirname, '../picture.png'));
      await page.getByRole('link', { name: 'picture.png' }).waitFor();
    },
    held: /^picture(-[a-z0-9]{8})?\.png$/,
    submit: 'ثبت درخواست تمدید',
    saved: 'درخواست تمدید ثبت شد.',
    replacedBy: 'درخواست شما در انتظار بررسی است',
    rows: '/clinics/1/subscription/requests?limit=1',
  },
  'a discount code': {
    file: 'mfe-admin/src/features/clinic-settings/discounts/discount-drawer.tsx',
    username: 'mina',
    path: '/clinic/settings/discounts',
    open: (page) => press(page, 'کد تخفیف جدید'),
    typed: { 'کد تخفیف': 'YALDA1405', عنوان: 'شب یلدا', مقدار: '15' },
    submit: 'ثبت',
    saved: 'کد تخفیف ذخیره شد.',
    rows: '/discounts?limit=1',
  },
  'the hours of the clinic': {
    file: 'mfe-appointments/src/features/appointment-settings/week-form.tsx',
    username: 'mina',
    path: '/clinic/appointments/settings?tab=hours',
    typed: { 'شنبه، بازه ۱، از ساعت': '13:30' },
    submit: 'ذخیره ساعت کاری',
    saved: 'ساعت کاری ذخیره شد',
    rows: '/schedule/working-hours',
  },
};
