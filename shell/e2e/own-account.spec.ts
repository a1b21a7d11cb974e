import type { Page } from 'playwright-core';
import { apiOf, codeFor } from './support/api';
import { eventually } from './support/eventually';
import { field, fill, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { makeUser } from './support/own-user';
import { demoPassword, signIn } from './support/sign-in';

const { product, visit } = journey();

const first = demoPassword;
const refusedByServer = /status of (401|403)/;

/** A new member of the clinic's staff, whom no other journey needs; resolves to the id. */
async function newStaff(username: string): Promise<number> {
  const access = [{ key: 'inventory', levels: [1] }];
  return (await makeUser(product(), { username, fullName: username, access })).id;
}

async function openAccount(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'حساب کاربری من' }).click();
  await untilAt(page, 'حساب کاربری من');
}

const fillPassword = (page: Page, current: string, next: string) =>
  fill(page, {
    'رمز عبور فعلی': current,
    'رمز عبور جدید': next,
    'تکرار رمز عبور جدید': next,
  });

it('changes the own password, with which the user then signs in', async () => {
  await newStaff('own_password');
  const visitor = await visit();
  visitor.expected.push(refusedByServer);
  const { page } = visitor;
  await signIn(page, 'own_password', first);
  await openAccount(page, 'own_password');
  await fillPassword(page, first, 'A word of mine');
  await press(page, 'تغییر رمز عبور');
  await untilText(page, 'رمز عبور شما تغییر کرد');
  await page.getByRole('banner').getByRole('button', { name: 'own_password' }).click();
  await page.getByRole('menuitem', { name: 'خروج' }).click();
  await fill(page, { 'نام کاربری': 'own_password', 'رمز عبور': first });
  await press(page, 'ورود');
  await page.getByRole('alert').getByText('نام کاربری یا رمز عبور اشتباه است').waitFor();
  await signIn(page, 'own_password', 'A word of mine');
  await untilAt(page, 'انبارداری');
});

it('ends another session, whose browser is signed out at once', async () => {
  await newStaff('two_browsers');
  const [here, there] = [await visit(), await visit()];
  there.expected.push(refusedByServer);
  await signIn(there.page, 'two_browsers', first);
  await untilAt(there.page, 'انبارداری');
  await signIn(here.page, 'two_browsers', first);
  await openAccount(here.page, 'two_browsers');
  const sessions = here.page.getByRole('region', { name: 'نشست‌های فعال' });
  await eventually(() => sessions.getByRole('listitem').count(), 2);
  await sessions.getByRole('button', { name: /^پایان نشست کروم/ }).click();
  await untilText(here.page, 'نشست پایان یافت');
  await eventually(() => sessions.getByRole('listitem').count(), 1);
  await untilText(there.page, 'زمان نشست شما به پایان رسید');
  await untilAt(there.page, 'ورود به سامانه زیبا');
});

it('holds a user to the change of a password that an administrator has reset, in every tab', async () => {
  const id = await newStaff('after_reset');
  const { address } = product();
  const call = await apiOf(address, 'mina');
  await call(`/users/${id}/reset-password/code`, { method: 'POST' });
  const answer = await call(`/users/${id}/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      password: 'Given@1405',
      verificationCode: await codeFor(address, '09171001002'),
    }),
  });
  expect(answer.status).toBe(200);

  const { page, context } = await visit();
  await signIn(page, 'after_reset', 'Given@1405');
  await untilAt(page, 'تغییر رمز عبور');
  await page.goto(`${address}/account`);
  await untilAt(page, 'تغییر رمز عبور');
  const other = await context.newPage();
  await other.goto(`${address}/clinic/inventory`);
  await untilAt(other, 'تغییر رمز عبور');
  expect(await other.getByRole('navigation').count()).toBe(0);

  await fillPassword(page, 'Given@1405', 'Chosen by me');
  await press(page, 'تغییر رمز عبور');
  await untilAt(page, 'حساب کاربری من');
  await untilAt(other, 'انبارداری');
  expect(await field(page, 'رمز عبور جدید').inputValue()).toBe('');
});
