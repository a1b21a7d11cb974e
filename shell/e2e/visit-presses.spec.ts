import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { field, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { readToday } from './support/today';

const { open, product } = journey();

/** Counts the presses of a doctor; what is typed does not count. */
function presser() {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  return { press, presses: () => presses };
}

/** A waiting patient of today without alerts, whose name nobody shares. */
async function aWaitingPatient() {
  const today = await readToday(await apiOf(product().address, 'dr_sara'));
  const names = today.map(({ client }) => client.full_name);
  const found = today.find(
    ({ status, client, alerts = [] }) =>
      status === 'waiting' &&
      alerts.length === 0 &&
      names.indexOf(client.full_name) === names.lastIndexOf(client.full_name),
  );
  if (!found) throw new Error('no patient of today waits');
  return { id: found.id, name: found.client.full_name };
}

it('a doctor calls in, notes, prescribes, prints and ends a visit with at most 8 presses', async () => {
  const { id, name } = await aWaitingPatient();
  const { page } = await open('dr_sara', '/clinic/prescriptions/today-patients');
  const { press, presses } = presser();
  await press(page.getByRole('button', { name: `کارهای ${name}` }));
  await press(page.getByRole('menuitem', { name: /^تغییر وضعیت به: .*ویزیت/ }));
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await press(page.getByRole('link', { name, exact: true }));
  await untilAt(page, 'عمل جراحی و نسخه‌ها');
  // Head and note are seen without scrolling, at the height of a doctor's screen.
  await page.setViewportSize({ width: 1366, height: 768 });
  await field(page, 'شکایت زیباجو').fill('ریزش مو از سه ماه پیش');
  const bottom = async (target: Locator) => {
    const box = await target.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  expect(await bottom(field(page, 'تشخیص'))).toBeLessThan(768);
  expect(await bottom(page.getByText(/^[۰-۹]+ ساله/).first())).toBeLessThan(400);
  await press(page.getByRole('button', { name: 'ثبت شرح ویزیت', exact: true }));
  await untilText(page, 'شرح ویزیت ثبت شد.');
  await press(page.getByRole('link', { name: /^نسخه داروخانه‌ای/ }));
  await press(page.getByRole('list', { name: 'داروهای پرتکرار' }).getByRole('button').first());
  await press(page.getByRole('button', { name: 'ثبت، چاپ و پایان ویزیت', exact: true }));
  await page.getByRole('dialog').getByText('مهر و امضای پزشک').waitFor();
  expect(presses()).toBeLessThanOrEqual(8);

  const call = await apiOf(product().address, 'dr_sara');
  const status = async () => (await readToday(call)).find((one) => one.id === id)?.status;
  await eventually(status, 'done');
  const note = (await (await call(`/appointments/${id}/visit-note`)).json()) as object;
  expect(note).toMatchObject({ complaint: 'ریزش مو از سه ماه پیش' });
});

it('a doctor writes an operation down and reports it with a picture with at most 10 presses', async () => {
  const { name } = await aWaitingPatient();
  const subject = 'برداشتن خال بازو';
  const { page } = await open('dr_sara', '/clinic/prescriptions/today-patients');
  const { press, presses } = presser();
  await press(page.getByRole('link', { name, exact: true }));
  await press(page.getByRole('link', { name: /^نسخه جراحی/ }));
  const service = page.getByRole('combobox', { name: 'نوع خدمات', exact: true });
  await press(service);
  await service.fill('لیزر');
  await press(page.getByRole('listbox').getByRole('option').first());
  await field(page, 'موضوع عمل').fill(subject);
  // In the past: a report is taken only after the operation.
  await field(page, 'تاریخ و ساعت عمل').fill('1400/02/05');
  await field(page, 'ساعت تاریخ و ساعت عمل').fill('18:00');
  await press(page.getByRole('button', { name: 'ثبت نسخه', exact: true }));
  await page.waitForURL('**/clinic/prescriptions/report');
  await press(page.getByRole('button', { name: `عملیات ${name}` }).first());
  await press(page.getByRole('menuitem', { name: 'ثبت گزارش', exact: true }));
  await field(page, 'متن گزارش').fill('بدون عارضه انجام شد.');
  const chooser = page.waitForEvent('filechooser');
  await press(field(page, 'پیوست‌ها'));
  await (await chooser).setFiles(join(__dirname, 'support/picture.png'));
  await page.getByRole('link', { name: 'picture.png' }).waitFor();
  await press(page.getByRole('button', { name: 'ثبت گزارش', exact: true }));
  await untilText(page, 'گزارش نسخه ثبت شد.');
  expect(presses()).toBeLessThanOrEqual(10);
});
