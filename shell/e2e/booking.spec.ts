import type { Locator, Page } from 'playwright-core';
import { apiOf } from './support/api';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { row } from './support/table';
import { leaveWaiting } from './support/today';

const { open, product } = journey();
const home = '/clinic/appointments';

/** Sets working hours day and night, so that today always has a free time. */
async function workAllDay() {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const call = await apiOf(product().address, 'mina');
  const answer = await call('/schedule/working-hours', {
    method: 'PUT',
    body: JSON.stringify({ hours }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(200);
}

/** Names of patients of the clinic, newest first. */
async function someNames(): Promise<string[]> {
  const call = await apiOf(product().address, 'reception');
  const answer = await call('/patients/pagination?limit=10');
  const { data } = (await answer.json()) as { data: { full_name: string }[] };
  return data.map(({ full_name }) => full_name);
}

/** The links to the next free times, on the first screen of the section. */
const quickTimes = (page: Page) => page.getByRole('link', { name: /^نوبت سارا احمدی، / });
const offered = (page: Page, name: string) =>
  page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(name) })
    .first();

/** The notice that the time is held for this user. */
const held = (page: Page) => page.getByText('این وقت برای شما نگه داشته شده است');

/** Waits until the patient field has the focus, and types the name. */
async function typeName(page: Page, name: string) {
  await page.locator('input[name=patient_id]:focus').waitFor();
  await page.keyboard.type(name);
  await offered(page, name).waitFor();
}

/** The printed text, the width of the sheet in millimetres, and whether fonts are embedded. */
async function printed(page: Page) {
  await page.getByRole('dialog').getByRole('article').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  const words = await page.evaluate(() => document.body.innerText);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  const [, points = '0'] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf) ?? [];
  return {
    words,
    wide: Math.round((Number(points) / 72) * 25.4),
    hasOurLetters: /\/FontName \/[A-Z]+\+Vazirmatn/.test(pdf),
  };
}

/** The steps of a visit, each with the status and the message after it. */
const visit = [
  ['ثبت حضور', 'حاضر در کلینیک', /^حضور .* ثبت شد$/],
  ['فراخوان به اتاق', 'در حال ویزیت', 'وضعیت ویزیت به «در حال ویزیت» تغییر کرد'],
  ['پایان ویزیت', 'انجام شده', 'وضعیت ویزیت به «انجام شده» تغییر کرد'],
] as const;

beforeAll(workAllDay);

it('books a known patient with three clicks, prints the receipt and goes through the visit', async () => {
  const [name = ''] = await someNames();
  await leaveWaiting(await apiOf(product().address, 'mina'), 2);
  const { page } = await open('reception', home);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const first = quickTimes(page).first();
  await first.waitFor();
  // In the last half hour of a day the first free time is tomorrow, and the patient cannot arrive yet.
  const isToday = (await first.innerText()).includes('امروز');
  await click(first);
  await typeName(page, name);
  await click(offered(page, name));
  await page.getByText('کد ملی', { exact: true }).waitFor();
  await click(page.getByRole('button', { name: 'ثبت نوبت', exact: true }));
  const heading = page.getByRole('heading', { level: 1, name: /^رسید نوبت [۰-۹]{5}$/ });
  await heading.waitFor();
  expect(clicks).toBe(3);

  const code =
    (await page
      .locator('bdi')
      .getByText(/^[۰-۹]{5}$/)
      .textContent()) ?? '';
  await press(page, 'چاپ رسید');
  const receipt = await printed(page);
  expect(receipt).toMatchObject({ wide: 80, hasOurLetters: true });
  expect(receipt.words).toContain(code);
  expect(receipt.words).toMatch(/۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2}/);
  expect(receipt.words).toContain('در صورت کنسل شدن نوبت کمتر از ۲ ساعت');
  await page.keyboard.press('Escape');
  // The receipt opens from the address bar, and a second print is marked as a copy.
  await page.reload();
  await untilText(page, /پیش‌تر ۱ بار چاپ شده است/);

  await page.goto(home);
  const arrived = isToday ? row(page, name) : row(page, 'در انتظار').first();
  const label = await arrived
    .getByRole('button', { name: /^کارهای نوبت/ })
    .getAttribute('aria-label');
  const menu = page.getByRole('button', { name: label ?? '', exact: true });
  for (const [action, status, message] of visit) {
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
    await untilText(page, message);
    // A finished visit moves to the end of the list, late in the day to another page.
    if (status === 'انجام شده') continue;
    await page.getByRole('row').filter({ has: menu }).getByText(status, { exact: true }).waitFor();
  }
});

it('books another day and time with six clicks and a name', async () => {
  const [, name = ''] = await someNames();
  const { page } = await open('reception', home);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: 'زمان دیگر برای سارا احمدی' }));
  await untilAt(page, 'انتخاب زمان نوبت سارا احمدی');
  const days = page.getByRole('radiogroup', { name: 'روز نوبت' });
  await days
    .getByRole('radio', { name: /وقت آزاد$/ })
    .first()
    .waitFor();
  const another = days.getByRole('radio', { name: /[۰-۹] وقت آزاد$/, checked: false }).first();
  // On the last working day of a week the next working day is in the next seven days.
  if ((await another.count()) === 0) await press(page, 'روزهای بعد');
  await click(another);
  await click(page.getByRole('radio', { name: /^از .+ تا .*آزاد/ }).first());
  await click(page.getByRole('link', { name: 'ورود اطلاعات نوبت' }));
  await typeName(page, name);
  await click(offered(page, name));
  await page.getByText('کد ملی', { exact: true }).waitFor();
  await click(page.getByRole('button', { name: 'ثبت نوبت', exact: true }));
  await page.getByRole('heading', { level: 1, name: /^رسید نوبت/ }).waitFor();
  expect(clicks).toBe(6);
});

it('gives a time to one of two desks, and offers the other one the nearest free times', async () => {
  const [, , name = ''] = await someNames();
  const desks = await Promise.all([open('reception', home), open('mina', home)]);
  for (const { expected } of desks) expected.push(/status of 409/);
  const [one] = desks;
  const address = await quickTimes(one.page).nth(2).getAttribute('href');
  const taken = await Promise.all(
    desks.map(async ({ page }) => {
      await page.goto(address ?? '');
      const refusal = page.getByRole('alert').filter({ hasText: 'در حال ثبت توسط' });
      await held(page).or(refusal).waitFor();
      return refusal.isVisible();
    }),
  );
  expect(taken.toSorted()).toEqual([false, true]);
  const page = (winner: boolean) => desks[taken.indexOf(!winner)]?.page ?? one.page;

  const loser = page(false);
  const reason = loser.getByRole('textbox', { name: /^علت مراجعه/ });
  await reason.fill('مشاوره');
  const nearest = loser.getByRole('group', { name: 'نزدیک‌ترین وقت‌های آزاد' });
  const others = nearest.getByRole('button', { name: /ساعت/ });
  expect(await others.count()).toBe(3);
  await others.first().click();
  await held(loser).waitFor();
  expect(await reason.inputValue()).toBe('مشاوره');

  await typeName(page(true), name);
  await offered(page(true), name).click();
  await page(true).getByText('کد ملی', { exact: true }).waitFor();
  await press(page(true), 'ثبت نوبت');
  await page(true)
    .getByRole('heading', { level: 1, name: /^رسید نوبت/ })
    .waitFor();
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const focusedName = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let steps = 0; steps < 80 && !name.test(await focusedName()); steps += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focusedName()).toMatch(name);
}

it('books, receives, calls in and ends a visit with the keyboard alone', async () => {
  const [, , , name = ''] = await someNames();
  await leaveWaiting(await apiOf(product().address, 'mina'), 2);
  const { page } = await open('reception', home);
  await quickTimes(page).first().waitFor();
  await tabTo(page, /^نوبت سارا احمدی/);
  await page.keyboard.press('Enter');
  await typeName(page, name);
  await page.keyboard.press('Enter');
  await page.getByText('کد ملی', { exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: /^رسید نوبت/ }).waitFor();

  await page.goto(home);
  const menu = row(page, 'در انتظار')
    .first()
    .getByRole('button', { name: /^کارهای نوبت/ });
  const actionsOf = (await menu.getAttribute('aria-label')) ?? '';
  await tabTo(page, new RegExp(`^${actionsOf}$`));
  for (const [action, , message] of visit) {
    // Its row may change its place and its entries while the menu is open; they wait for what was pressed before.
    await page.keyboard.press('Enter');
    await page
      .locator('[role=menuitem]:focus:not([aria-disabled=true])')
      .getByText(action)
      .waitFor();
    await page.keyboard.press('Enter');
    await untilText(page, message);
  }
});
