import { apiOf } from '../api';
import { field } from '../fields';
import type { RunningProduct } from '../running-product';
import type { FormCase } from './form-case';
import { pickFirst } from './pick-first';

/** Finds an operation with or without a report, and resolves to its id. */
const anOperation =
  (status: 'recorded' | 'reported') =>
  async ({ address }: RunningProduct): Promise<string> => {
    const call = await apiOf(address, 'mina');
    const path = `/patient-transcriptions/pagination?type=surgical&status=${status}&limit=1`;
    const { data } = (await (await call(path)).json()) as { data: { id: number }[] };
    if (!data[0]) throw new Error(`${path} is empty.`);
    return String(data[0].id);
  };

/** Forms of the doctor's section. */
export const prescriptionCases: Record<string, FormCase> = {
  'a surgical prescription': {
    file: 'mfe-prescriptions/src/features/surgical-prescription/surgical-form.tsx',
    username: 'mina',
    path: '/clinic/prescriptions/surgical-prescription/create?appointment=:appointment',
    typed: { 'موضوع عمل': 'بلفاروپلاستی', 'شرح نسخه عمل': 'شش ساعت ناشتا باشد' },
    choose: async (page) => {
      await pickFirst(page, 'نوع خدمات', 'لیزر');
      // A Friday, on which no doctor works: the form asks for a reason.
      await field(page, 'تاریخ و ساعت عمل').fill('1410/02/05');
      await field(page, 'ساعت تاریخ و ساعت عمل').fill('18:00');
      await field(page, 'دلیل ثبت در این زمان').fill('به خواست زیباجو');
    },
    submit: 'ثبت نسخه',
    saved: 'نسخه جراحی با موفقیت ثبت شد.',
    rows: '/patient-transcriptions/pagination?limit=1',
  },
  'a report of an operation': {
    file: 'mfe-prescriptions/src/features/prescription-report/new-report-screen.tsx',
    username: 'mina',
    prepare: anOperation('recorded'),
    path: '/clinic/prescriptions/create-report/:own',
    typed: { 'متن گزارش': 'بدون عارضه انجام شد.' },
    submit: 'ثبت گزارش',
    saved: 'گزارش نسخه ثبت شد.',
    rows: '/patient-transcriptions/:own',
  },
  'a corrected report of an operation': {
    file: 'mfe-prescriptions/src/features/prescription-report/edit-report-screen.tsx',
    username: 'mina',
    prepare: anOperation('reported'),
    path: '/clinic/prescriptions/edit-report/:own',
    typed: { 'متن گزارش': 'بدون عارضه، با توصیه مراقبت.', 'دلیل تغییر': 'تکمیل شرح' },
    submit: 'ذخیره تغییرات',
    saved: 'گزارش ویرایش شد.',
    rows: '/patient-transcriptions/:own/report/versions?limit=1',
  },
};
