import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { apiAs, tokenOf } from './support/api';
import { field, fill, press, untilAt, untilRefused, untilText, untilHolds } from './support/fields';
import { journey } from './support/journey';
import { untilQuiet } from './support/quiet';
import { demoPassword, signIn } from './support/sign-in';

const { open, product, visit } = journey();

const title = 'ورود به سامانه زیبا';
const refusedByServer = /status of (401|403)/;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const signOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'خروج' }).click();

/** The button that shows the password needs scripts, so it shows when the page is hydrated. */
const untilHydrated = (page: Page) =>
  page.getByRole('button', { name: 'نمایش رمز عبور' }).waitFor();

/** Holds back the page's scripts until they are released. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async ({ waiting }: { waiting: boolean }) => {
    isHolding = false;
    if (waiting) for (const route of held) await route.continue();
  };
}

describe('without scripts', () => {
  it('shows a working form with the texts of the general settings', async () => {
    const { page } = await visit({ scripts: false });
    await page.goto('/');
    await untilAt(page, title);
    await untilText(page, 'همراه هر روز کلینیک شما');
    await untilText(page, 'نوبت‌دهی، پرونده زیباجویان، طرح درمان');
    expect(await field(page, 'نام کاربری').isEditable()).toBe(true);
    expect(await field(page, 'رمز عبور').getAttribute('type')).toBe('password');
    expect(await page.getByRole('button').allTextContents()).toEqual(['ورود']);
    expect(await page.locator('noscript p').innerText()).toBe(
      'برای کار با این نرم‌افزار، جاوااسکریپت مرورگر را فعال کنید.',
    );
  });

  it('shows in the form why a login was refused', async () => {
    const { page, expected } = await visit({ scripts: false });
    expected.push(refusedByServer);
    await page.goto('/');
    await fill(page, { 'نام کاربری': 'mina', 'رمز عبور': 'Ziba@1404' });
    await press(page, 'ورود');
    const alert = page.locator('form').getByRole('alert');
    await alert.getByText('نام کاربری یا رمز عبور اشتباه است').waitFor();
    await untilHolds(page, 'نام کاربری', 'mina');
    await untilHolds(page, 'رمز عبور', '');
    expect(page.url()).not.toContain('Ziba@');
  });

  it('signs in, and the scripts continue with the session', async () => {
    const { page } = await visit();
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await fill(page, { 'نام کاربری': 'storekeeper', 'رمز عبور': demoPassword });
    await letGo({ waiting: false });
    await press(page, 'ورود');
    await untilAt(page, 'انبارداری');
    expect(pathOf(page)).toBe('/clinic/inventory');
  });
});

it('keeps typed text and focus when the page is hydrated', async () => {
  const { page } = await visit();
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'نام کاربری').fill('storekeeper');
  await field(page, 'رمز عبور').pressSequentially('Ziba@');
  await letGo({ waiting: true });
  await untilHydrated(page);

  await untilHolds(page, 'نام کاربری', 'storekeeper');
  await page.keyboard.type('1405');
  await untilHolds(page, 'رمز عبور', demoPassword);
  await page.keyboard.press('Enter');
  await untilAt(page, 'انبارداری');
});

describe('refused logins', () => {
  it('shows an error at each blank field', async () => {
    const { page } = await visit();
    await page.goto('/login');
    await untilHydrated(page);
    await press(page, 'ورود');
    await untilRefused(page, 'نام کاربری', 'لطفا فیلد نام کاربری را پر کنید');
    await untilRefused(page, 'رمز عبور', 'لطفا فیلد رمز عبور را پر کنید');
    expect(await field(page, 'نام کاربری').evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  it.each([
    ['mina', 'Ziba@1404', 'نام کاربری یا رمز عبور اشتباه است'],
    [
      'inactive_user',
      demoPassword,
      'دسترسی اکانت شما توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.',
    ],
    [
      'expired_admin',
      demoPassword,
      'اشتراک کلینیک شما به اتمام رسیده است. لطفا اشتراک جدید تهیه نمایید.',
    ],
    [
      'suspended_admin',
      demoPassword,
      'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید. دلیل: مدارک هویتی کلینیک هنوز تکمیل نشده است.',
    ],
  ])('tells %s the reason', async (username, password, message) => {
    const { page, expected } = await visit();
    expected.push(refusedByServer);
    await page.goto('/');
    await untilHydrated(page);
    await fill(page, { 'نام کاربری': username, 'رمز عبور': password });
    await press(page, 'ورود');
    await page.locator('form').getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await tokenOf(page)).toBeNull();
    await untilHolds(page, 'نام کاربری', username);
  });
});

it.each([
  ['admin', '/admin/dashboard', 'داشبورد'],
  ['mina', '/clinic/dashboard', 'داشبورد'],
  ['storekeeper', '/clinic/inventory', 'انبارداری'],
])('leads %s to %s, and stays there after a reload', async (username, path, heading) => {
  const { page } = await visit();
  await signIn(page, username);
  await untilAt(page, heading);
  expect(pathOf(page)).toBe(path);
  await page.reload();
  await untilAt(page, heading);
  expect(pathOf(page)).toBe(path);
});

it('signs out in the browser and on the server', async () => {
  const { page } = await visit();
  await signIn(page, 'mina');
  await untilAt(page, 'داشبورد');
  const asMina = apiAs(product().address, (await tokenOf(page)) ?? '');
  expect((await asMina('/auth/me')).status).toBe(200);
  await page.getByRole('link', { name: 'خدمات' }).click();
  await untilAt(page, 'خدمات');

  const answer = page.waitForResponse('**/api/auth/logout');
  await signOut(page);
  await untilAt(page, title);
  expect((await answer).status()).toBe(200);
  expect(pathOf(page)).toBe('/');
  expect((await asMina('/auth/me')).status).toBe(401);
  await page.goBack();
  await untilAt(page, title);
});

it('signs in and out in all tabs at once', async () => {
  const { page, context } = await visit();
  const other = await context.newPage();
  await other.goto('/');
  await untilHydrated(other);
  await signIn(page, 'mina');
  await untilAt(other, 'داشبورد');
  // A request in progress when the session ends gets status 401, which the browser logs.
  await untilQuiet(page);
  await untilQuiet(other);
  await signOut(other);
  await untilAt(page, title);
  expect(await tokenOf(page)).toBeNull();
});

it.each([
  ['رمز عبور خود را فراموش کرده‌اید؟', '/forget-password', 'بازیابی رمز عبور'],
  ['درخواست ثبت نام', '/register', 'درخواست ثبت نام'],
])('opens with «%s» the page %s, and goes back', async (link, path, heading) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: link }).click();
  await untilAt(page, heading);
  expect(pathOf(page)).toBe(path);
  await page.getByRole('link', { name: 'بازگشت به صفحه ورود' }).click();
  await untilAt(page, title);
});

it("shows the operator's new logo in the top bar at once, and on the login page without a sign-in", async () => {
  const { page } = await open('admin', '/admin/settings/edit-general-info');
  const inTopBar = page.getByRole('banner').locator('img');
  const uploaded = page.waitForResponse('**/api/files/upload');
  await field(page, 'لوگو').setInputFiles(join(__dirname, 'support/picture.png'));
  await uploaded;
  expect(await inTopBar.count()).toBe(0);
  await press(page, 'ذخیره تغییرات');
  await inTopBar.waitFor();

  const stranger = await visit({ scripts: false });
  const logo = stranger.page.waitForResponse(/\/api\/files\/[^/]+\.png/);
  await stranger.page.goto('/');
  expect((await logo).status()).toBe(200);
});
