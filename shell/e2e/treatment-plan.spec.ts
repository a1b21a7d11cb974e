import type { Page } from 'playwright-core';
import { apiAs, tokenOf } from './support/api';
import { field, fill, list, press, untilAt, untilHolds, untilText } from './support/fields';
import { journey } from './support/journey';
import { demoPassword, signIn } from './support/sign-in';

const { product, visit, open } = journey();

const form = '/clinic/appointments/treatment-plan/create';

async function choosePatient(page: Page) {
  await list(page, 'زیباجو').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByText('شناسه زیباجو').waitFor();
}

/** Opens the inputs of another session; those of a plan's first session are open from the start. */
const openNext = (page: Page) => press(page, 'جلسه جدید');

async function fillSession(page: Page, title: string, day: string) {
  await field(page, 'عنوان جلسه').fill(title);
  await list(page, 'نوع خدمات').fill('لیزر');
  await page.getByRole('listbox').getByRole('option', { name: /لیزر/ }).first().click();
  await field(page, 'تاریخ و ساعت').fill(day);
  await field(page, 'ساعت تاریخ و ساعت').fill('16:00');
  await field(page, 'زمان تقریبی درمان').fill('1');
  await field(page, 'قیمت').fill('300000');
}

async function addSession(page: Page, title: string, day: string) {
  await fillSession(page, title, day);
  await press(page, 'افزودن جلسه');
  await page.getByRole('listitem').getByText(title).waitFor();
}

async function pay(page: Page, button: string, amount: string) {
  await press(page, button);
  await field(page, 'مبلغ پرداخت').fill(amount);
  await press(page, 'ثبت پرداخت');
}

it('plans three sessions, records two payments, and completes a session with its report', async () => {
  const { page } = await open('dr_sara', form);
  await field(page, 'عنوان').fill('جوان‌سازی سه‌جلسه‌ای');
  await choosePatient(page);
  await addSession(page, 'جلسه یکم', '۱۴۱۰/۰۲/۰۵');
  await openNext(page);
  await addSession(page, 'جلسه دوم', '۱۴۱۰/۰۲/۱۲');
  await openNext(page);
  await addSession(page, 'جلسه سوم', '۱۴۱۰/۰۲/۱۹');
  await untilText(page, 'جمع ۳ جلسه: ۹۰۰٬۰۰۰ تومان');
  await press(page, 'ثبت طرح درمان');
  await untilAt(page, 'جوان‌سازی سه‌جلسه‌ای');
  await untilText(page, 'طرح درمان و جلسات با موفقیت ثبت شدند.');

  await pay(page, 'پرداخت جلسه یکم', '100000');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pay(page, 'پرداخت مانده جلسه یکم', '250000');
  await untilText(page, 'مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است');
  await press(page, 'تسویه کامل');
  await press(page, 'ثبت پرداخت');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /جلسه یکم/ });
  await row.getByText('پرداخت شده').first().waitFor();

  await row.getByRole('link', { name: 'ثبت گزارش جلسه یکم' }).click();
  await field(page, 'متن گزارش').fill('جلسه بدون عارضه انجام شد.');
  await press(page, 'ثبت گزارش');
  // The day of the session is in the future.
  await press(page, 'بله، انجام شده است');
  await untilAt(page, 'گزارش جلسه');
  await untilText(page, 'جلسه بدون عارضه انجام شد.');
  await page.getByRole('link', { name: 'طرح درمان', exact: true }).click();
  await untilText(page, 'در حال انجام');
  await row.getByText('انجام شده').first().waitFor();
});

it('does not move the inputs below when the calendar answers', async () => {
  const { page } = await open('dr_sara', form);
  await choosePatient(page);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/schedule/doctor-availability?*', async (route) => {
    await answered;
    await route.continue();
  });
  await fillSession(page, 'جلسه یکم', '۱۴۱۰/۰۲/۰۵');
  const add = page.getByRole('button', { name: 'افزودن جلسه', exact: true });
  await untilText(page, 'در حال بررسی زمان‌های پزشک');
  const before = await add.boundingBox();
  answer();
  await untilText(page, /هم ثبت می‌شود|پزشک در این زمان/);
  expect(await add.boundingBox()).toEqual(before);
});

it('restores the unsaved plan after the session ended', async () => {
  const { page, expected } = await visit();
  expected.push(/status of 401/);
  await signIn(page, 'dr_sara');
  await page.goto(form);
  await field(page, 'عنوان').fill('طرح نیمه‌کاره');
  await choosePatient(page);
  const patient = await list(page, 'زیباجو').inputValue();
  await addSession(page, 'جلسه یکم', '۱۴۱۰/۰۳/۰۲');
  await openNext(page);
  await field(page, 'عنوان جلسه').fill('جلسه نیمه‌کاره');

  await field(page, 'یادداشت طرح درمان').fill('با فاصله یک ماه');
  await list(page, 'نوع خدمات').fill('بوتاکس');
  await list(page, 'شناسه نوبت').fill('رضایی');
  const token = (await tokenOf(page)) ?? '';
  await apiAs(product().address, token)('/auth/logout', { method: 'POST' });
  await page.getByRole('heading', { name: 'ورود' }).or(field(page, 'نام کاربری')).first().waitFor();

  await fill(page, { 'نام کاربری': 'dr_sara', 'رمز عبور': demoPassword });
  await press(page, 'ورود');
  await untilAt(page, 'طرح درمان جدید');
  await untilHolds(page, 'عنوان', 'طرح نیمه‌کاره');
  await untilHolds(page, 'زیباجو', patient);
  await untilHolds(page, 'عنوان جلسه', 'جلسه نیمه‌کاره');
  await untilHolds(page, 'یادداشت طرح درمان', 'با فاصله یک ماه');
  await page.getByRole('listitem').getByText('جلسه یکم').waitFor();
});
