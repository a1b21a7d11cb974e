import type { Page } from 'playwright-core';
import { apiOf, tokenOf } from './support/api';
import { choose, press, untilText } from './support/fields';
import { journey } from './support/journey';
import { readToday } from './support/today';

const { open, product } = journey();
const waitingRoom = '/clinic/appointments/waiting-room';

/** One desk must see the changes of another in this time. */
const timeoutMs = 2_000;

/** The names of patients with exactly one expected appointment today. */
async function expectedToday(): Promise<string[]> {
  const today = await readToday(await apiOf(product().address, 'mina'));
  const names = today.map(({ client }) => client.full_name);
  const once = (name: string) => names.filter((other) => other === name).length === 1;
  return today
    .filter(({ status, client }) => status === 'waiting' && once(client.full_name))
    .map(({ client }) => client.full_name);
}

/** The card of a patient in a column of the waiting room. */
const card = (page: Page, column: string, name: string) =>
  page
    .getByRole('region', { name: column, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const untilSeen = (page: Page, column: string, name: string, words: string | RegExp) =>
  card(page, column, name).getByText(words).first().waitFor({ timeout: timeoutMs });

const menuOf = async (page: Page, name: string, item: string) => {
  await press(page, `کارهای نوبت ${name}`);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

it('one desk receives, calls in, ends and undoes, and the other sees each change within two seconds', async () => {
  const [name = ''] = await expectedToday();
  const [{ page: desk }, { page: other }] = await Promise.all([
    open('reception', waitingRoom),
    open('mina', waitingRoom),
  ]);
  await card(other, 'در انتظار', name).waitFor();

  await press(desk, `ثبت حضور ${name}`);
  await untilSeen(other, 'در انتظار', name, 'همین حالا رسید');
  await press(desk, `فراخوان ${name} به اتاق`);
  await untilSeen(other, 'در اتاق', name, 'همین حالا وارد شد');
  await press(desk, `پایان ویزیت ${name}`);
  await untilSeen(other, 'پایان‌یافته', name, 'انجام شده');
  await menuOf(desk, name, 'بازگرداندن «انجام شده»');
  await untilSeen(other, 'در اتاق', name, /وارد شد|دقیقه در اتاق/);
});

it('cancels late: shows the fee before, and the charged amount after', async () => {
  const name = (await expectedToday()).at(-1) ?? '';
  const { page } = await open('mina', waitingRoom);
  // By the clinic's policy every cancellation on the same day is late, at any hour of the run.
  const settled = await fetch(`${product().address}/api/appointments/settings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await tokenOf(page)}`,
    },
    body: JSON.stringify({ cancel_hours: 48 }),
  });
  expect(settled.status).toBe(200);

  await menuOf(page, name, 'کنسل کردن نوبت');
  const dialog = page.getByRole('dialog', { name: `کنسل کردن نوبت ${name}` });
  await dialog.getByText('کمتر از ۴۸ ساعت به زمان نوبت مانده است.').waitFor();
  const fee = await dialog.getByRole('status').filter({ hasText: 'تومان' }).innerText();
  await choose(page, 'دلیل', 'تداخل با برنامه دیگر');
  await dialog.getByRole('button', { name: 'کنسل کردن نوبت', exact: true }).click();
  await untilText(page, `نوبت کنسل شد. ${fee} به حساب زیباجو نوشته شد.`);
  await untilSeen(page, 'پایان‌یافته', name, 'کنسل شده');
});
