import type { Page } from 'playwright-core';
import { field, fill, list } from '../fields';
import type { Actor, Step } from './actor';
import { goTo, leaveDialog, noDialog } from './navigate';
import type { Random } from './random';
import { saveDespiteReload } from './reload';
import { saveUntilDone } from './save';

const price = 300_000;

/** Chooses a random patient of the options, and returns the name. */
async function choosePatient({ page, random }: Actor): Promise<string> {
  await list(page, 'زیباجو').click();
  const offered = page.getByRole('listbox').getByRole('option');
  await offered.first().waitFor();
  await offered.nth(random.whole(0, (await offered.count()) - 1)).click();
  await page.getByText('شناسه زیباجو').waitFor();
  return list(page, 'زیباجو').inputValue();
}

/** Pays a part of the only session of the plan on the page, unless more than half is paid. */
async function payPart({ page, random, confirmed }: Actor, title: string) {
  const plan = confirmed.plans.get(title);
  if (!plan || plan.paid.reduce((sum, one) => sum + one, 0) > price / 2) return;
  const amount = 1000 * random.whole(1, 100);
  await page.getByRole('button', { name: /^پرداخت (مانده )?جلسه یکم$/ }).click();
  await field(page, 'مبلغ پرداخت').fill(String(amount));
  const done = noDialog(page);
  // Another desk may have taken the remaining amount meanwhile.
  const refused = page.getByText('مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است').first();
  if (await saveUntilDone(page, 'ثبت پرداخت', { done, refused })) plan.paid.push(amount);
  else await leaveDialog(page);
}

const usedTimes = new Set<string>();

/** A day and an hour in the coming years, different for each call, so that plans do not overlap. */
function ownTime(random: Random): { day: string; hour: string } {
  const day = `14${random.whole(10, 19)}/0${random.whole(1, 9)}/${random.whole(10, 28)}`;
  const hour = `${random.whole(15, 19)}:00`;
  if (usedTimes.has(day + hour)) return ownTime(random);
  usedTimes.add(day + hour);
  return { day, hour };
}

async function openPlans(page: Page) {
  await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
  await goTo(page, /^طرح درمان/, 'طرح‌های درمان');
}

/** Creates a plan with one session, and records a first payment. */
export const makePlan: Step = async (actor) => {
  const { page, random, confirmed } = actor;
  const title = actor.unique('طرح');
  await openPlans(page);
  await goTo(page, 'طرح درمان جدید', 'طرح درمان جدید');
  await field(page, 'عنوان').fill(title);
  const patient = await choosePatient(actor);
  await field(page, 'عنوان جلسه').fill('جلسه یکم');
  await list(page, 'نوع خدمات').fill('لیزر');
  await page.getByRole('listbox').getByRole('option', { name: /لیزر/ }).first().click();
  const { day, hour } = ownTime(random);
  await fill(page, {
    'تاریخ و ساعت': day,
    'ساعت تاریخ و ساعت': hour,
    'زمان تقریبی درمان': '1',
    قیمت: String(price),
  });
  await page.getByRole('button', { name: 'افزودن جلسه', exact: true }).click();
  await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
  const done = page.getByRole('heading', { level: 1, name: title, exact: true });
  const draft = { label: 'عنوان', typed: title };
  if (!(await saveDespiteReload(actor, 'ثبت طرح درمان', draft, { done }))) return;
  confirmed.plans.set(title, { patient, paid: [] });
  // After a reload the form may be empty, because the plan was saved.
  if (await done.isVisible()) await payPart(actor, title);
};

/** Opens an earlier plan and records another payment. */
export const payPlan =
  (otherwise: Step): Step =>
  async (actor) => {
    const { page, random, confirmed } = actor;
    if (confirmed.plans.size === 0) return otherwise(actor);
    const title = random.pick([...confirmed.plans.keys()]);
    await openPlans(page);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('link', { name: `${title} در ۱ جلسه`, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await payPart(actor, title);
  };
