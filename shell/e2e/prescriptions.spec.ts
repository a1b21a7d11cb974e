import type { Locator, Page } from 'playwright-core';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { untilNothingBusy } from './support/quiet';
import { readToday } from './support/today';

const { open, product } = journey();

/** Writes a pharmacy prescription for the first of the doctor's waiting patients of today whose name nobody shares. */
async function prescribeToday(): Promise<string> {
  const call = await apiOf(product().address, 'dr_sara');
  const today = await readToday(call);
  const names = today.map(({ client }) => client.full_name);
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const visit = today.find(
    ({ status, client }) => status === 'waiting' && isOnce(client.full_name),
  );
  const medications = [{ name: 'پماد آنتی‌بیوتیک', quantity: '1', usage: 'روزی دو بار' }];
  const answer = await call('/patient-transcriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'pharmacy', appointment_id: visit?.id, medications }),
  });
  expect(answer.status).toBe(201);
  return visit?.client.full_name ?? '';
}

it('a doctor goes from the home to a patient of today, to the menu and to the prescription', async () => {
  const name = await prescribeToday();
  const { page } = await open('dr_sara', '/clinic/prescriptions');
  await page.getByRole('link', { name, exact: true }).click();
  await untilAt(page, 'زیباجویان امروز');
  await page.getByRole('menu', { name: `کارهای ${name}` }).waitFor();
  await page.getByRole('menuitem', { name: 'مشاهده نسخه', exact: true }).click();
  await untilText(page, 'پماد آنتی‌بیوتیک');
  await press(page, 'چاپ نسخه');
  await page.getByRole('dialog').getByText('مهر و امضای پزشک').waitFor();
});

/** A waiting patient without alerts whose appointment of today is on the first page of the file. */
async function aWaitingPatient() {
  const call = await apiOf(product().address, 'dr_sara');
  for (const { id, status, client, alerts = [] } of await readToday(call)) {
    const path = `/appointments?patient_id=${client.id}&page=1&limit=5`;
    const { data } = (await (await call(path)).json()) as { data: Visit[] };
    const visit = data.find((one) => one.id === id);
    const isFirstToday = data.filter((one) => one.start === visit?.start).length === 1;
    const isFree = visit?.transcription_types.length === 0 && alerts.length === 0;
    if (status === 'waiting' && isFree && isFirstToday) {
      return { id, name: client.full_name, patientId: client.id };
    }
  }
  throw new Error('no patient of today waits without a prescription');
}
interface Visit {
  id: number;
  start: string;
  transcription_types: string[];
}

/** Counts the clicks of a user. */
function clicker() {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return { click, clicks: () => clicks };
}

/** How many visits in the medical history of the open file have their action done. */
const doneVisits = (page: Page) =>
  page.getByRole('table', { name: 'سوابق پزشکی' }).getByText('انجام شده', { exact: true }).count();

/** The paper size and the letters of what the page prints. */
async function printedSheet(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  const [, wide = '0'] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf) ?? [];
  return {
    millimetres: Math.round((Number(wide) / 72) * 25.4),
    hasOurLetters: /\/FontName \/[A-Z]+\+Vazirmatn/.test(pdf),
  };
}

it('a doctor prescribes favourites from the file of a patient of today in 8 clicks, prints A5 and ends the visit', async () => {
  const { id, name, patientId } = await aWaitingPatient();
  const { page: desk } = await open('reception', `/clinic/patients/file/${patientId}`);
  await desk.getByRole('table', { name: 'سوابق پزشکی' }).getByRole('row').nth(1).waitFor();
  const before = await doneVisits(desk);

  const { page } = await open('dr_sara', '/clinic/prescriptions/today-patients');
  const { click, clicks } = clicker();
  const menu = page.getByRole('button', { name: `کارهای ${name}` }).first();
  await click(menu);
  await click(page.getByRole('menuitem', { name: 'پرونده پزشکی' }));
  // What arrives later stands above the visits and moves them: the doctor reads before the next click.
  await page.getByRole('table', { name: 'سوابق پزشکی' }).waitFor();
  await untilNothingBusy(page);
  await click(page.locator(`a[href$="choose-prescription-action?appointment=${id}"]`).first());
  await click(page.getByRole('link', { name: /نسخه داروخانه‌ای/ }));
  await click(page.getByRole('list', { name: 'داروهای پرتکرار' }).getByRole('button').first());
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/patient-transcriptions') && answer.request().method() === 'POST',
  );
  await click(page.getByRole('button', { name: 'ثبت نسخه', exact: true }));
  expect((await saved).status()).toBe(201);
  expect(clicks()).toBeLessThanOrEqual(8);

  // The open file at the reception shows that the visit has its prescription.
  await eventually(() => doneVisits(desk), before + 1);

  await page.goto(`/clinic/prescriptions/preview/-?appointment=${id}`);
  await press(page, 'چاپ نسخه');
  await page.getByRole('dialog').getByRole('article').waitFor();
  expect(await printedSheet(page)).toEqual({ millimetres: 148, hasOurLetters: true });

  await page.goto('/clinic/prescriptions/today-patients');
  for (const step of ['ویزیت', 'انجام شده']) {
    await menu.click();
    await page.getByRole('menuitem', { name: new RegExp(`^تغییر وضعیت به: .*${step}`) }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  const call = await apiOf(product().address, 'dr_sara');
  const status = async () => (await readToday(call)).find((one) => one.id === id)?.status;
  await eventually(status, 'done');
});
