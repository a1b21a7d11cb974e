import type { Page } from 'playwright-core';
import { field, fill, list, press, untilAt } from '../fields';
import type { Actor, Step } from './actor';
import type { Plan } from './confirmed-work';
import { goTo, leaveDialog, noDialog } from './navigate';
import type { Random } from './random';
import { saveDespiteReload } from './reload';
import { saveUntilDone } from './save';

/** Goods of the clinic; the code is the accounting code. */
export interface Goods {
  name: string;
  code: string;
}

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

/** Whether the session waits for its report and at most half of its price is paid. What is due later is a debt. */
const isOwed = ({ paid, isReported }: Plan) =>
  !isReported && paid.reduce((sum, one) => sum + one, 0) <= price / 2;

/** Pays a part of the only session of the plan on the page. */
async function payPart({ page, random }: Actor, plan: Plan): Promise<boolean> {
  const amount = 1000 * random.whole(1, 100);
  const pay = page.getByRole('button', { name: /^پرداخت (مانده )?جلسه یکم$/ });
  // The doctor may have reported the session meanwhile: the row then takes the patient's debt, the oldest first.
  const debt = page.getByRole('button', { name: 'پرداخت بدهی جلسه یکم', exact: true });
  await pay.or(debt).waitFor();
  if (await debt.isVisible()) return false;
  await pay.click();
  await field(page, 'مبلغ پرداخت').fill(String(amount));
  const done = noDialog(page);
  // Another desk may have taken the remaining amount meanwhile.
  const refused = page.getByText('مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است').first();
  const isPaid = await saveUntilDone(page, 'ثبت پرداخت', { done, refused });
  if (isPaid) plan.paid.push(amount);
  else await leaveDialog(page);
  return isPaid;
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

/** Begins the form anew if it holds what was refused before. */
async function discardDraft(page: Page) {
  await field(page, 'عنوان').waitFor();
  const discard = page.getByRole('button', { name: 'دور انداختن پیش‌نویس', exact: true });
  if (!(await discard.isVisible())) return;
  await discard.click();
  await discard.waitFor({ state: 'detached' });
}

/** Creates a plan whose only session consumes one of these goods. */
export const makePlan = (goods: readonly Goods[]): Step => ({
  kind: 'make a plan',
  async run(actor) {
    const { page, random, confirmed } = actor;
    const title = actor.unique('طرح');
    await openPlans(page);
    await goTo(page, 'طرح درمان جدید', 'طرح درمان جدید');
    await discardDraft(page);
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
    const { name, code } = random.pick(goods);
    const quantity = random.whole(1, 3);
    await press(page, 'افزودن کالا');
    await list(page, 'نام کالا، ردیف ۱').fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await field(page, 'مقدار، ردیف ۱').fill(String(quantity));
    await press(page, 'افزودن جلسه');
    await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
    const done = page.getByRole('heading', { level: 1, name: title, exact: true });
    // The plan takes up the next visit of its patient, which a desk may have cancelled meanwhile.
    const refused = page.getByText('این نوبت کنسل شده است؛ نوبت دیگری را انتخاب کنید').first();
    const draft = { label: 'عنوان', typed: title };
    const outcome = { done, refused };
    if (!(await saveDespiteReload(actor, 'ثبت طرح درمان', draft, outcome))) return false;
    confirmed.plans.set(title, { patient, paid: [], goods: { code, quantity }, isReported: false });
    return true;
  },
});

/** Opens a plan from the list. */
async function openPlan(page: Page, title: string) {
  await openPlans(page);
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: `${title} در ۱ جلسه`, exact: true }).click();
  await untilAt(page, title);
}

/** The titles of confirmed plans, with the plans. */
const plansWith = ({ confirmed }: Actor, isWanted: (plan: Plan) => boolean) =>
  [...confirmed.plans].filter(([, plan]) => isWanted(plan));

/** Opens an earlier plan and records another payment. */
export const payPlan: Step = {
  kind: 'pay a plan',
  isPossible: (actor) => plansWith(actor, isOwed).length > 0,
  async run(actor) {
    const [title, plan] = actor.random.pick(plansWith(actor, isOwed));
    await openPlan(actor.page, title);
    return payPart(actor, plan);
  },
};

const isOpen = (plan: Plan) => !plan.isReported;

/** Reports the session of a plan before its day; its goods leave the stock. */
export const reportSession: Step = {
  kind: 'report a session, which consumes goods',
  isPossible: (actor) => plansWith(actor, isOpen).length > 0,
  async run(actor) {
    const { page, random, confirmed } = actor;
    const [title, plan] = random.pick(plansWith(actor, isOpen));
    await openPlan(page, title);
    // A plan is never paid in full here, so the payment is the row's own button and the report is in its menu.
    await press(page, 'کارهای جلسه یکم');
    await page.getByRole('menuitem', { name: 'ثبت گزارش', exact: true }).click();
    await field(page, 'متن گزارش').fill('بدون عارضه انجام شد.');
    const done = page.getByRole('heading', { level: 1, name: 'گزارش جلسه', exact: true });
    await saveUntilDone(page, 'ثبت گزارش', { done });
    plan.isReported = true;
    const { code, quantity } = plan.goods;
    confirmed.stock.set(code, (confirmed.stock.get(code) ?? 0) - quantity);
    return true;
  },
};
