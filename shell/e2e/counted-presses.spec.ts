import type { Locator, Page } from 'playwright-core';
import { apiOf, type Call } from './support/api';
import { eventually } from './support/eventually';
import { field, fill, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';

const { open, product } = journey();

/** Presses with the pointer, counted; what is typed, and Enter to choose or to scan, does not count. */
function presses() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}

const json = { 'Content-Type': 'application/json' };
const send = (call: Call, path: string, method: string, body: object) =>
  call(path, { method, headers: json, body: JSON.stringify(body) });

/** Sets working hours day and night, so that there is always a free time. */
beforeAll(async () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const call = await apiOf(product().address, 'mina');
  const answer = await send(call, '/schedule/working-hours', 'PUT', { hours });
  expect(answer.status).toBe(200);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const quickTimes = (page: Page) => page.getByRole('link', { name: /^نوبت سارا احمدی، / });
const receiptHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^رسید نوبت [۰-۹A-Z]{5}$/ }).waitFor();

it('finds a patient and books with two presses, and takes the fee with three', async () => {
  const call = await apiOf(product().address, 'mina');
  const { data } = (await (await call('/patients/pagination?limit=1')).json()) as {
    data: { full_name: string }[];
  };
  const name = data[0]?.full_name ?? '';
  const { page } = await open('mina', '/clinic/appointments');
  const booking = presses();
  await booking.press(quickTimes(page).first());
  await page.locator('input[name=patient_id]:focus').waitFor();
  await page.keyboard.type(name);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('آخرین مراجعه', { exact: true }).waitFor();
  await booking.press(button(page, 'ثبت نوبت'));
  await receiptHeading(page);
  expect(booking.count()).toBe(2);

  // Low enough for the button of the payment to lie below the fold.
  await page.setViewportSize({ width: 1366, height: 400 });
  await button(page, 'دریافت هزینه ویزیت').scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const paying = presses();
  await paying.press(button(page, 'دریافت هزینه ویزیت'));
  await paying.press(button(page, 'تسویه کامل'));
  await paying.press(button(page, 'ثبت پرداخت'));
  await untilText(page, /^پرداخت .* ثبت شد\.$/);
  expect(paying.count()).toBe(3);
  // The page stays where it was, and so does the keyboard.
  await page.locator('button:focus', { hasText: 'پرداخت‌ها و رسید' }).waitFor();
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(20);
});

it('books for somebody who walks in with four presses and two fields', async () => {
  const { page } = await open('reception', '/clinic/appointments');
  const { press, count } = presses();
  await press(quickTimes(page).first());
  await press(button(page, 'زیباجوی جدید'));
  await fill(page, { 'نام و نام خانوادگی': 'لیلا مهران', 'شماره تماس': '09129998877' });
  await press(button(page, 'ثبت و انتخاب زیباجو'));
  await page.getByText('پرونده کامل نیست', { exact: true }).waitFor();
  await press(button(page, 'ثبت نوبت'));
  await receiptHeading(page);
  expect(count()).toBe(4);
});

it('receives ten products with a scanner and two presses', async () => {
  const keeper = await apiOf(product().address, 'storekeeper');
  const { data } = (await (await keeper('/products/clinic/1')).json()) as {
    data: { id: number; product_code: string; name: string; stock: number }[];
  };
  const goods = data.slice(0, 10);
  expect(goods).toHaveLength(10);
  const { page } = await open('storekeeper', '/clinic/inventory');
  const { press, count } = presses();
  await press(page.getByRole('link', { name: 'دریافت کالا', exact: true }));
  const scanner = field(page, 'بارکد یا کد کالا');
  await scanner.focus();
  // A scanner types faster than a person, and does not wait.
  for (const { product_code: code } of goods) await page.keyboard.type(`${code}\n`);
  const lines = page.locator('input[name^="lines."][name$=".quantity"]');
  await eventually(() => lines.count(), 10);
  await fill(page, { تأمین‌کننده: 'پخش مهر' });
  await press(button(page, 'ثبت دریافت'));
  await untilText(page, '۱۰ قلم کالا به انبار افزوده شد.');
  expect(count()).toBeLessThanOrEqual(12);
  const after = (await (await keeper('/products/clinic/1')).json()) as { data: typeof data };
  const stocks = (rows: typeof data) => new Map(rows.map(({ id, stock }) => [id, stock]));
  const [was, is] = [stocks(data), stocks(after.data)];
  expect(goods.map(({ id }) => (is.get(id) ?? 0) - (was.get(id) ?? 0))).toEqual(goods.map(() => 1));
});

it('shows who owes, and how much together, with one press', async () => {
  const { page } = await open('mina', '/clinic/dashboard');
  const { press, count } = presses();
  await press(page.getByRole('link', { name: 'زیباجویان بدهکار', exact: true }));
  await untilAt(page, 'زیباجویان');
  await page.getByRole('status').getByText(/تومان/).first().waitFor();
  expect(new URL(page.url()).searchParams.get('standing')).toBe('owes');
  expect(count()).toBeLessThanOrEqual(2);
});
