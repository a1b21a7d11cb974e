import { field } from '../fields';
import type { FormCase } from './form-case';
import { pickFirst } from './pick-first';

const sending = 'mfe-admin/src/features/sms/sending';
const broadcasts = '/sms/broadcasts?limit=1';
const sent = /پیامک در صف ارسال قرار گرفت/;

/** The forms of the SMS panels of clinics and of the platform. */
export const smsCases: Record<string, FormCase> = {
  'a message to a person': {
    file: `${sending}/person-form-screen.tsx`,
    username: 'mina',
    path: '/clinic/sms-panel/send-sms-to-user',
    typed: { 'متن پیامک': 'کلینیک فردا بسته است' },
    choose: (page) => pickFirst(page, 'گیرنده'),
    submit: 'ارسال',
    saved: sent,
    rows: '/sms/messages?limit=1&search=فردا بسته',
  },
  'a message to phones': {
    file: `${sending}/phones-form-screen.tsx`,
    username: 'mina',
    path: '/clinic/sms-panel/send-sms-to-number',
    typed: { 'شماره‌های گیرنده': '09121110001', 'متن پیامک': 'کلینیک فردا باز است' },
    submit: 'ارسال',
    saved: sent,
    rows: '/sms/messages?limit=1&to=09121110001',
  },
  'a message to all': {
    file: `${sending}/group-form-screen.tsx`,
    username: 'mina',
    path: '/clinic/sms-panel/send-sms-to-all',
    typed: { عنوان: 'جلسه', 'متن پیامک': 'فردا ساعت هشت' },
    choose: async (page) => {
      await page.getByRole('radio', { name: /پزشکان/ }).check();
      await page.getByRole('radio', { name: 'خدماتی' }).check();
    },
    submit: 'ارسال',
    confirm: 'ارسال به همه',
    saved: sent,
    rows: broadcasts,
  },
  'the hours of advertising': {
    file: 'mfe-admin/src/features/sms/settings/hours-card.tsx',
    username: 'mina',
    path: '/clinic/sms-panel/settings',
    typed: { 'از ساعت': '10' },
    submit: 'ذخیره ساعت‌ها',
    saved: 'ساعت پیامک تبلیغاتی ذخیره شد.',
    rows: '/sms/settings',
  },
  'a reminder': {
    file: 'mfe-admin/src/features/sms/settings/reminder-drawer.tsx',
    username: 'mina',
    path: '/clinic/sms-panel/settings',
    open: (page) => page.getByRole('button', { name: 'افزودن یادآوری' }).click(),
    typed: { 'چند ساعت پیش از نوبت': '72', 'متن پیامک': 'سه روز تا نوبت' },
    submit: 'ثبت',
    saved: 'متن پیامک ذخیره شد',
    rows: '/sms/templates',
  },
  'a text of an event': {
    file: 'mfe-admin/src/features/sms/settings/template-drawer.tsx',
    username: 'mina',
    path: '/clinic/sms-panel/settings',
    open: (page) => page.getByRole('button', { name: 'ویرایش متن ثبت نسخه' }).click(),
    typed: { 'متن پیامک': 'نسخه شما آماده است' },
    submit: 'ذخیره تغییرات',
    saved: 'متن پیامک ذخیره شد',
  },
  'a message to a manager': {
    file: `${sending}/manager-form-screen.tsx`,
    username: 'admin',
    path: '/admin/sms-panel/send-sms-to-user?clinic=:clinic',
    typed: { عنوان: 'تمدید', 'متن پیامک': 'اشتراک رو به پایان است' },
    choose: (page) => field(page, 'شماره تماس مدیر کلینیک').fill('09121110002'),
    submit: 'ارسال',
    saved: sent,
    rows: '/sms/messages?limit=1&to=09121110002',
  },
  'a message to all managers': {
    file: `${sending}/managers-form-screen.tsx`,
    username: 'admin',
    path: '/admin/sms-panel/send-sms-to-all',
    typed: { عنوان: 'به‌روزرسانی', 'متن پیامک': 'نسخه جدید منتشر شد' },
    submit: 'ارسال',
    confirm: 'ارسال به همه',
    saved: sent,
    rows: broadcasts,
  },
  'a notice to all clinics': {
    file: 'mfe-admin/src/features/sms/notice/notice-form-screen.tsx',
    username: 'admin',
    path: '/admin/sms-panel/send-local-notification',
    typed: { عنوان: 'قطعی', متن: 'امشب یک ساعت در دسترس نیستیم' },
    submit: 'ارسال اعلان',
    confirm: 'ارسال به همه',
    saved: /اعلان برای .* کاربر فرستاده شد/,
  },
};
