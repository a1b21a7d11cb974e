import { field, press } from '../fields';
import type { FormCase } from './form-case';
import { pickFirst } from './pick-first';

/** Forms of treatment plans, and of the reports of their sessions. */
export const planCases: Record<string, FormCase> = {
  'a report': {
    file: 'shared/src/domain/reports/report-change-form.tsx',
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/report/edit/:done',
    typed: { 'متن گزارش': 'بدون عارضه، با توصیه مراقبت.', 'دلیل تغییر': 'تکمیل شرح' },
    submit: 'ذخیره تغییرات',
    saved: 'گزارش ویرایش شد.',
    rows: '/treatmentSessions/:done/report/versions?limit=1',
  },
  'a new report': {
    file: 'mfe-appointments/src/features/treatment-sessions/new-report-screen.tsx',
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/report/create?session=:session',
    typed: { 'متن گزارش': 'بدون عارضه انجام شد.' },
    submit: 'ثبت گزارش',
    confirm: 'بله، انجام شده است',
    saved: 'گزارش جلسه ثبت شد و جلسه انجام شده است.',
    rows: '/treatmentSessions/:session',
  },
  'a new plan': {
    file: 'mfe-appointments/src/features/treatment-plans/new-plan-screen.tsx',
    username: 'dr_sara',
    path: '/clinic/appointments/treatment-plan/create',
    typed: { عنوان: 'جوان‌سازی', 'یادداشت طرح درمان': 'با فاصله یک ماه' },
    choose: async (page) => {
      await pickFirst(page, 'زیباجو');
      await page.getByText('شناسه زیباجو').waitFor();
      await field(page, 'عنوان جلسه').fill('جلسه یکم');
      await pickFirst(page, 'نوع خدمات', 'لیزر');
      await field(page, 'تاریخ و ساعت').fill('1410/02/05');
      await field(page, 'ساعت تاریخ و ساعت').fill('16:00');
      await field(page, 'زمان تقریبی درمان').fill('1');
      await field(page, 'قیمت').fill('300000');
      await press(page, 'افزودن جلسه');
      await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
    },
    submit: 'ثبت طرح درمان',
    saved: 'طرح درمان و جلسات با موفقیت ثبت شدند.',
    rows: '/treatmentPlans?limit=1',
  },
  'a plan': {
    file: 'mfe-appointments/src/features/treatment-plans/edit-plan-screen.tsx',
    username: 'mina',
    path: '/clinic/appointments/treatment-plan/edit/:plan',
    typed: { عنوان: 'طرح بازنگری‌شده' },
    submit: 'ذخیره تغییرات',
    saved: /طرح درمان .*ویرایش شد/,
    row: { path: '/treatmentPlans/:plan', field: 'title', otherDeskValue: 'طرح همکار' },
  },
};
