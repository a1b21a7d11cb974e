import { press } from '../fields';
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
    file: 'mfe-prescriptions/src/features/prescription-settings/part-card.tsx',
    username: 'mina',
    path: `${settings}?tab=texts`,
    typed: { 'سطر زیر عنوان': 'شیراز، خیابان زند' },
    submit: 'ذخیره تغییرات',
    saved: 'تنظیمات نسخه ذخیره شد',
    rows: '/prescriptions/settings',
  },
};
