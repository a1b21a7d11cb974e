import { apiOf } from '../api';
import { field, press } from '../fields';
import type { RunningProduct } from '../running-product';
import type { FormCase } from './form-case';
import { pickFirst } from './pick-first';

/** Finds an operation with or without a report, or a pharmacy prescription, and resolves to its id. */
const aPrescription =
  (status: 'recorded' | 'reported', type: 'surgical' | 'pharmacy' = 'surgical') =>
  async ({ address }: RunningProduct): Promise<string> => {
    const call = await apiOf(address, 'mina');
    const path = `/patient-transcriptions/pagination?type=${type}&status=${status}&limit=1`;
    const { data } = (await (await call(path)).json()) as { data: { id: number }[] };
    if (!data[0]) throw new Error(`${path} is empty.`);
    return String(data[0].id);
  };

/** Writes down an operation that has taken place, and resolves to its id. */
async function aPassedOperation({ address }: RunningProduct): Promise<string> {
  const call = await apiOf(address, 'mina');
  const first = async (path: string) =>
    ((await (await call(path)).json()) as { data: { id: number }[] }).data[0]?.id;
  const answer = await call('/patient-transcriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'surgical',
      appointment_id: await first('/appointments?status=done&limit=1'),
      service_type_id: await first('/presentableServices/clinic/1'),
      operation_topic: 'بلفاروپلاستی',
      operation_date: new Date(Date.UTC(2020, 3, 20, 12)).toISOString(),
      off_time_reason: 'به خواست زیباجو',
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return String(((await answer.json()) as { id: number }).id);
}

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
  'a changed surgical prescription': {
    file: 'mfe-prescriptions/src/features/surgical-prescription/surgical-edit-form.tsx',
    username: 'mina',
    prepare: aPrescription('recorded'),
    path: '/clinic/prescriptions/surgical-prescription/edit/:own',
    typed: { 'موضوع عمل': 'بلفاروپلاستی پلک پایین', 'شرح نسخه عمل': 'هشت ساعت ناشتا باشد' },
    submit: 'ذخیره تغییرات',
    saved: 'تغییرات نسخه ذخیره شد.',
    rows: '/patient-transcriptions/:own',
  },
  'a changed pharmacy prescription': {
    file: 'mfe-prescriptions/src/features/pharmacy-prescription/pharmacy-edit-form.tsx',
    username: 'mina',
    prepare: aPrescription('recorded', 'pharmacy'),
    path: '/clinic/prescriptions/pharmacy-prescription/edit/:own',
    typed: { توضیحات: 'با غذا مصرف شود' },
    submit: 'ذخیره تغییرات',
    saved: 'تغییرات نسخه ذخیره شد.',
    rows: '/patient-transcriptions/:own',
  },
  'the tracking code of a prescription': {
    file: 'mfe-prescriptions/src/features/prescription-preview/tracking-code.tsx',
    username: 'mina',
    prepare: aPrescription('recorded', 'pharmacy'),
    path: '/clinic/prescriptions/preview/:own',
    open: (page) => press(page, 'ثبت کد رهگیری ملی'),
    typed: { 'کد رهگیری ملی': '140412345' },
    submit: 'ثبت',
    saved: 'کد رهگیری ملی نسخه ذخیره شد.',
    rows: '/patient-transcriptions/:own',
  },
  'a report of an operation': {
    file: 'mfe-prescriptions/src/features/prescription-report/new-report-screen.tsx',
    username: 'mina',
    prepare: aPassedOperation,
    path: '/clinic/prescriptions/create-report/:own',
    typed: { 'متن گزارش': 'بدون عارضه انجام شد.' },
    submit: 'ثبت گزارش',
    saved: 'گزارش نسخه ثبت شد.',
    rows: '/patient-transcriptions/:own',
  },
  'a corrected report of an operation': {
    file: 'shared/src/domain/reports/report-change-form.tsx',
    username: 'mina',
    prepare: aPrescription('reported'),
    path: '/clinic/prescriptions/edit-report/:own',
    typed: { 'متن گزارش': 'بدون عارضه، با توصیه مراقبت.', 'دلیل تغییر': 'تکمیل شرح' },
    submit: 'ذخیره تغییرات',
    saved: 'گزارش ویرایش شد.',
    rows: '/patient-transcriptions/:own/report/versions?limit=1',
  },
  'the settings of patients': {
    file: 'shared/src/ui/forms/settings-part.tsx',
    username: 'mina',
    path: '/clinic/patients/settings',
    choose: (page) => page.getByRole('switch').check(),
    untilChosen: (page) => page.getByRole('switch', { checked: true }).waitFor(),
    typed: {},
    submit: 'ذخیره تغییرات',
    saved: 'تنظیمات زیباجویان ذخیره شد',
    rows: '/patients/settings',
  },
};
