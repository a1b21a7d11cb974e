import type { Page } from 'playwright-core';
import { field, fill } from '../fields';
import type { Actor, Step } from './actor';
import { goTo, leaveDialog, noDialog } from './navigate';
import { saveDespiteReload } from './reload';
import { saveUntilDone } from './save';

const price = 300_000;
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Chooses one of the patients that the field offers at once, and answers the name. */
async function choosePatient({ page, random }: Actor): Promise<string> {
  await combobox(page, 'زیباجو').click();
  const offered = page.getByRole('listbox').getByRole('option');
  await offered.first().waitFor();
  await offered.nth(random.whole(0, (await offered.count()) - 1)).click();
  await page.getByText('شناسه زیباجو').waitFor();
  return combobox(page, 'زیباجو').inputValue();
}

/** Pays a part of what is left of the only session of the plan on the page, unless too little is left. */
async function payPart({ page, random, pressed }: Actor, title: string) {
  const plan = pressed.plans.get(title);
  if (!plan || plan.paid.reduce((sum, one) => sum + one, 0) > price / 2) return;
  const amount = 1000 * random.whole(1, 100);
  await page.getByRole('button', { name: /^پرداخت (مانده )?جلسه یکم$/ }).click();
  await field(page, 'مبلغ پرداخت').fill(String(amount));
  const done = noDialog(page);
  // Another desk may have taken the rest meanwhile.
  const refused = page.getByText('مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است');
  if (await saveUntilDone(page, 'ثبت پرداخت', { done, refused })) plan.paid.push(amount);
  else await leaveDialog(page);
}

async function openPlans(page: Page) {
  await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
  await goTo(page, /^طرح درمان/, 'طرح‌های درمان');
}

/** Makes a plan of one session at a time of its own, and takes a first payment. */
export const makePlan: Step = async (actor) => {
  const { page, random, pressed } = actor;
  const title = actor.unique('طرح');
  await openPlans(page);
  await goTo(page, 'طرح درمان جدید', 'طرح درمان جدید');
  await field(page, 'عنوان').fill(title);
  const patient = await choosePatient(actor);
  await field(page, 'عنوان جلسه').fill('جلسه یکم');
  await combobox(page, 'نوع خدمات').fill('لیزر');
  await page.getByRole('listbox').getByRole('option', { name: /لیزر/ }).first().click();
  const day = `14${random.whole(10, 19)}/0${random.whole(1, 9)}/${random.whole(10, 28)}`;
  await fill(page, {
    'تاریخ و ساعت': day,
    'ساعت تاریخ و ساعت': `${random.whole(15, 19)}:00`,
    'زمان تقریبی درمان': '1',
    قیمت: String(price),
  });
  await page.getByRole('button', { name: 'افزودن جلسه', exact: true }).click();
  await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
  const done = page.getByRole('heading', { level: 1, name: title, exact: true });
  const draft = { label: 'عنوان', typed: title };
  if (!(await saveDespiteReload(actor, 'ثبت طرح درمان', draft, { done }))) return;
  pressed.plans.set(title, { patient, paid: [] });
  // After a reload the form may stand there empty, for the plan was saved.
  if (await done.isVisible()) await payPart(actor, title);
};

/** Opens a plan that was made before and takes another part of its price. */
export const payPlan: Step = async (actor) => {
  const { page, random, pressed } = actor;
  if (pressed.plans.size === 0) return makePlan(actor);
  const title = random.pick([...pressed.plans.keys()]);
  await openPlans(page);
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: `${title} در ۱ جلسه`, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await payPart(actor, title);
};
