import { rotation } from '@ziba/shared/build/rotation';
import { choose, field, press } from '../fields';
import { clinicDialogCases } from './clinic-dialog-cases';
import { accountCases } from './account-cases';
import { accountingCases } from './accounting-cases';
import { consentCases } from './consent-cases';
import { dialogCases } from './dialog-cases';
import type { FormCase } from './form-case';
import { pharmacyCases } from './pharmacy-cases';
import { pickFirst } from './pick-first';
import { planCases } from './plan-cases';
import { profileCases } from './profile-cases';
import { platformCases } from './platform-cases';
import { publicCases } from './public-cases';
import { prescriptionCases } from './prescription-cases';
import { smsCases } from './sms-cases';
import { stockCases } from './stock-cases';
import { staffCases } from './staff-cases';
import { userCases } from './user-cases';

/** Forms that are part of a page. */
const pageCases: Record<string, FormCase> = {
  'a new patient': {
    file: 'mfe-prescriptions/src/features/patients/patient-form-screen.tsx',
    username: 'reception',
    path: '/clinic/patients/create',
    typed: {
      'نام و نام خانوادگی': 'نازنین رستگار',
      'کد ملی': '0012345679',
      'نام پدر': 'کاوه',
      'شماره تماس': '09124567890',
      نشانی: 'شیراز، خیابان زند',
      وزن: '61',
      قد: '168',
      'بیماری خاص': 'ندارد',
    },
    choose: async (page) => {
      await choose(page, 'جنسیت', 'خانم');
      await field(page, 'تاریخ تولد').fill('1372/05/09');
    },
    submit: 'ثبت زیباجو',
    saved: 'اضافه‌کردن زیباجو با موفقیت انجام شد',
    rows: '/patients/pagination?limit=1',
  },
  'a patient': {
    file: 'mfe-prescriptions/src/features/patients/patient-form-screen.tsx',
    username: 'reception',
    path: '/clinic/patients/edit/:patient',
    typed: { 'نام پدر': 'کیومرث' },
    submit: 'ثبت تغییرات',
    saved: 'ویرایش زیباجو با موفقیت انجام شد',
    row: { path: '/patients/:patient', field: 'father_name', otherDeskValue: 'بهمن' },
  },
  'a new category of services': {
    file: 'shared/src/ui/forms/named-list-form.tsx',
    username: 'storekeeper',
    path: '/clinic/services/settings',
    open: (page) => press(page, 'افزودن'),
    typed: { 'نام دسته‌بندی': 'لاغری موضعی' },
    submit: 'ثبت',
    saved: 'دسته‌بندی خدمات با موفقیت ثبت شد',
    rows: '/presentableServiceCategories',
  },
  'the shares of insurances': {
    file: 'shared/src/ui/forms/settings-part.tsx',
    username: 'mina',
    path: '/clinic/appointments/settings',
    typed: { 'تامین اجتماعی': '45' },
    submit: 'ذخیره تغییرات',
    saved: 'تنظیمات نوبت‌دهی ذخیره شد',
    rows: '/appointments/settings',
  },
  'a booking': {
    file: 'mfe-appointments/src/features/appointments/booking-form.tsx',
    username: 'reception',
    path: '/clinic/appointments/set-appointment?doctor=:doctor&start=:time',
    typed: { 'علت مراجعه': 'مشاوره' },
    choose: async (page) => {
      await pickFirst(page, 'زیباجو');
      await page.getByText('کد ملی', { exact: true }).waitFor();
    },
    submit: 'ثبت نوبت',
    saved: /رسید نوبت/,
    rows: '/appointments/whole_appointments?limit=1',
  },
};

/** All forms of the product; the keys complete test titles. */
export const formCases: Record<string, FormCase> = {
  ...pageCases,
  ...planCases,
  ...pharmacyCases,
  ...prescriptionCases,
  ...dialogCases,
  ...clinicDialogCases,
  ...consentCases,
  ...platformCases,
  ...accountCases,
  ...accountingCases,
  ...profileCases,
  ...smsCases,
  ...stockCases,
  ...staffCases,
  ...publicCases,
  ...userCases,
};

/** Whether the form of this name is tested in this run: see the rotation in CONTRIBUTING. */
export const isFormOfThisRun = rotation(
  'forms',
  Object.entries(formCases).map(([name, { file }]) => ({
    name,
    folders: [file.split('/')[0] ?? ''],
  })),
);
