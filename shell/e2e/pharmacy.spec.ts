import type { Page } from 'playwright-core';
import { apiOf } from './support/api';
import { field, list, press, untilText } from './support/fields';
import { journey } from './support/journey';

const { open, product } = journey();

interface Rows<Row> {
  data: Row[];
}

interface Prescription {
  appointment_id: number;
  medications: { name: string; dose: string | null }[];
}

async function first<Row>(path: string): Promise<Row> {
  const call = await apiOf(product().address, 'dr_sara');
  const { data } = (await (await call(path)).json()) as Rows<Row>;
  if (!data[0]) throw new Error(`${path} is empty.`);
  return data[0];
}

/** The latest appointment of a patient without alerts, for whom no drug needs a reason. */
async function aVisitWithoutAlerts(): Promise<{ id: number }> {
  const call = await apiOf(product().address, 'dr_sara');
  const read = async <Row>(path: string) => ((await (await call(path)).json()) as Rows<Row>).data;
  for (const visit of await read<{ id: number; patient_id: number }>('/appointments?limit=20')) {
    const alerts = await read<object>(`/patients/${visit.patient_id}/alerts`);
    if (alerts.length === 0) return visit;
  }
  throw new Error('Every patient has alerts.');
}

const formOf = (appointmentId: number) =>
  `/clinic/prescriptions/pharmacy-prescription/create?appointment=${appointmentId}`;

const favourites = (page: Page) =>
  page.getByRole('list', { name: 'داروهای پرتکرار' }).getByRole('button');

it('a doctor writes a prescription with three clicks, and repeats it with two', async () => {
  const { id } = await aVisitWithoutAlerts();
  const newest = () =>
    first<Prescription>('/patient-transcriptions/pagination?type=pharmacy&limit=1');
  const { page } = await open('dr_sara', formOf(id));
  await favourites(page).nth(0).click();
  await favourites(page).nth(1).click();
  await press(page, 'ثبت نسخه');
  await untilText(page, 'نسخه داروخانه‌ای با موفقیت ثبت شد.');
  await page.waitForURL('**/clinic/prescriptions/report');
  const written = await newest();
  expect(written.appointment_id).toBe(id);
  expect(written.medications).toHaveLength(2);
  expect(written.medications[0]?.dose).toBeTruthy();

  await page.goto(formOf(id));
  await page.getByRole('button', { name: /^تکرار نسخه قبلی/ }).click();
  await press(page, 'ثبت نسخه');
  await page.waitForURL('**/clinic/prescriptions/report');
  expect((await newest()).medications).toEqual(written.medications);
});

it('a drug that one user adds is found by the doctor, with what it fills in and the allergy to it', async () => {
  const { page: desk } = await open('mina', '/clinic/prescriptions/settings');
  await press(desk, 'افزودن دارو');
  await field(desk, 'نام دارو').fill('لورازپام');
  await field(desk, 'تعداد').fill('10 عدد');
  await field(desk, 'زمان مصرف').fill('شب‌ها');
  await press(desk, 'ثبت');
  await untilText(desk, 'دارو در فهرست ثبت شد');

  const visit = await first<{ id: number; patient_id: number }>('/appointments?limit=1');
  const { page } = await open('dr_sara', formOf(visit.id));
  await page.getByRole('group', { name: 'هشدارهای پزشکی' }).waitFor();
  await desk.goto(`/clinic/patients/file/${visit.patient_id}`);
  await press(desk, 'افزودن هشدار');
  await field(desk, 'متن هشدار').fill('لورازپام');
  await press(desk, 'ثبت');
  await untilText(desk, 'هشدار ثبت شد.');
  // The open form shows it without a reload.
  await untilText(page, 'حساسیت: لورازپام');

  await press(page, 'افزودن دارو');
  await list(page, 'نام دارو، ردیف ۱').fill('لوراز');
  await page.getByRole('option', { name: 'لورازپام' }).click();
  expect(await field(page, 'تعداد، ردیف ۱').inputValue()).toBe('10 عدد');
  expect(await field(page, 'زمان مصرف، ردیف ۱').inputValue()).toBe('شب‌ها');
  await untilText(page, '«لورازپام» با هشدار «حساسیت: لورازپام» هم‌خوان است.');
});
