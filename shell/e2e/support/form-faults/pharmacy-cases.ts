import { field, press } from '../fields';
import type { FormCase } from './form-case';

const settings = '/clinic/prescriptions/settings';

/** Forms of pharmacy prescriptions, and of the settings of prescriptions. */
export const pharmacyCases: Record<string, FormCase> = {
  'a pharmacy prescription': {
    file: 'mfe-prescriptions/src/features/pharmacy-prescription/pharmacy-form.tsx',
    username: 'mina',
    path: '/clinic/prescriptions/pharmacy-prescription/create?appointment=:appointment',
    typed: { توضیحات: 'در صورت حساسیت قطع شود' },
    choose: (page) =>
      page.getByRole('list', { name: 'داروهای پرتکرار' }).getByRole('button').first().click(),
    submit: 'ثبت نسخه',
    saved: 'نسخه داروخانه‌ای با موفقیت ثبت شد.',
    rows: '/patient-transcriptions/pagination?type=pharmacy&limit=1',
  },
  'a note of a visit': {
    file: 'mfe-prescriptions/src/features/prescriptions-home/visit/visit-note-card.tsx',
    username: 'mina',
    path: '/clinic/prescriptions/choose-prescription-action?appointment=:appointment',
    typed: { 'شکایت زیباجو': 'لک صورت از سه ماه پیش' },
    submit: 'ثبت شرح ویزیت',
    saved: 'شرح ویزیت ثبت شد.',
    rows: '/appointments/:appointment/visit-note',
  },
  'a ready text of a note': {
    file: 'mfe-prescriptions/src/features/prescriptions-home/visit/templates-dialog.tsx',
    username: 'mina',
    path: '/clinic/prescriptions/choose-prescription-action?appointment=:appointment',
    open: async (page) => {
      await field(page, 'تشخیص').fill('ملاسما');
      await press(page, 'متن‌های آماده من');
    },
    typed: { 'عنوان متن فعلی': 'ویزیت لک' },
    submit: 'نگه‌داشتن متن فعلی',
    saved: 'متن آماده نگه داشته شد.',
    rows: '/visit-note-templates',
  },
  'a new drug': {
    file: 'mfe-prescriptions/src/features/prescription-settings/drug-drawer.tsx',
    username: 'mina',
    path: settings,
    open: (page) => press(page, 'افزودن دارو'),
    typed: { 'نام دارو': 'سفیکسیم', شکل: 'کپسول', قدرت: '400 میلی‌گرم' },
    submit: 'ثبت',
    saved: 'دارو در فهرست ثبت شد',
    rows: '/drugs?limit=1',
  },
  'the heading of printed prescriptions': {
    file: 'shared/src/ui/forms/settings-part.tsx',
    username: 'mina',
    path: `${settings}?tab=texts`,
    typed: { 'سطر زیر عنوان': 'شیراز، خیابان زند' },
    submit: 'ذخیره تغییرات',
    saved: 'تنظیمات نسخه ذخیره شد',
    rows: '/prescriptions/settings',
  },
};
