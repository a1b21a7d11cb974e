import type { Page } from 'playwright-core';
import { untilAnimationsEnd } from './support/accessibility';
import { apiAs, tokenOf } from './support/api';
import { eventually } from './support/eventually';
import { fill, list, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';

const { open, product, visit } = journey();

const loginTitle = 'ورود به سامانه زیبا';
const noAccess = 'دسترسی غیرمجاز';
const notFound = 'صفحه یافت نشد';
const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link').allTextContents();

it.each([
  ['storekeeper', ['خدمات', 'انبارداری']],
  ['viewer', ['خدمات', 'انبارداری']],
  ['reception', ['نوبت‌دهی', 'زیباجویان']],
  ['accountant', ['حسابداری', 'گزارش‌ها']],
  ['dr_sara', ['داشبورد', 'نوبت‌دهی', 'بخش پزشک', 'زیباجویان']],
  [
    'mina',
    [
      ...['داشبورد', 'نوبت‌دهی', 'بخش پزشک', 'زیباجویان', 'کاربران', 'خدمات', 'انبارداری'],
      ...['حسابداری', 'گزارش‌ها', 'پنل پیامک', 'تنظیمات'],
    ],
  ],
  [
    'admin',
    [
      ...['داشبورد', 'کلینیک‌ها', 'کاربران', 'پنل پیامک', 'بخش‌ها'],
      ...['حسابداری', 'گزارش‌ها', 'تنظیمات'],
    ],
  ],
])('shows %s a menu of exactly the allowed sections, and support', async (username, menu) => {
  const { page } = await open(username, '/');
  await page.getByRole('navigation', { name: 'منوی اصلی' }).waitFor();
  expect(await menuOf(page)).toEqual([...menu, 'پشتیبانی']);
});

it.each([
  ['viewer', '/clinic/inventory/create'],
  ['viewer', '/clinic/services/settings'],
  ['storekeeper', '/clinic/accounting'],
  ['storekeeper', '/clinic/patients/create'],
  ['storekeeper', '/admin/clinics'],
  ['accountant', '/clinic/inventory'],
  ['reception', '/clinic/dashboard'],
  ['mina', '/admin/dashboard'],
  ['admin', '/clinic/inventory'],
])('denies %s the page %s', async (username, path) => {
  const { page } = await open(username, path);
  await untilAt(page, noAccess);
  await untilText(page, 'شما اجازه ورود به این صفحه را ندارید');
  expect(await page.title()).toContain(noAccess);
  expect(await page.getByRole('form').or(page.getByRole('table')).count()).toBe(0);
});

it('signs out with the link of the no-access screen', async () => {
  const { page } = await visit();
  await signIn(page, 'viewer');
  await page.goto('/clinic/inventory/create');
  const asViewer = apiAs(product().address, (await tokenOf(page)) ?? '');
  await page.getByRole('link', { name: 'بازگشت به صفحه اصلی' }).click();
  await untilAt(page, loginTitle);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await tokenOf(page)).toBeNull();
  await eventually(async () => (await asViewer('/auth/me')).status, 401);
});

it.each(['/nowhere', '/clinic/nowhere', '/clinic/inventoryx', '/clinic/inventory/nowhere'])(
  'finds nothing at %s and leads back without a loop',
  async (path) => {
    const { page } = await open('storekeeper', '/clinic/inventory/settings');
    await untilAt(page, 'تنظیمات پنل انبارداری');
    await page.goto(path);
    await untilAt(page, notFound);
    await untilText(page, 'مسیر وارد شده صحیح نمی‌باشد');
    expect(new URL(page.url()).pathname).toBe('/not-found');
    await page.getByRole('button', { name: 'بازگشت به صفحه قبل' }).click();
    await untilAt(page, 'تنظیمات پنل انبارداری');
  },
);

it('redirects a visitor to the login page, and to the wanted page after the login', async () => {
  const { page } = await visit();
  await page.goto('/clinic/inventory?status=low');
  await untilAt(page, loginTitle);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/clinic/inventory?status=low');
  await fill(page, { 'نام کاربری': 'storekeeper', 'رمز عبور': 'Ziba@1405' });
  await page.keyboard.press('Enter');
  await untilAt(page, 'انبارداری');
  expect(await list(page, 'وضعیت').inputValue()).toBe('low');
});

it('refuses access after the browser storage was edited', async () => {
  const { page } = await open('storekeeper', '/clinic/inventory');
  const token = (await tokenOf(page)) ?? '';
  await page.evaluate(() =>
    localStorage.setItem(
      'userAccessInfo',
      JSON.stringify({ roles: [{ name: 'x', subMenu: 'all' }], permissions: [1] }),
    ),
  );
  await page.goto('/clinic/accounting');
  await untilAt(page, noAccess);
  await eventually(() => menuOf(page), ['خدمات', 'انبارداری', 'پشتیبانی']);
  const asked = apiAs(product().address, token);
  expect((await asked('/financial-documents/pagination?clinicId=1')).status).toBe(403);
  expect((await asked('/products/clinic/2')).status).toBe(404);
});

/** Runs in the page: the lowest contrast of the entries of the open menu with what is behind them. */
function lowestContrast(menu: Element): number {
  const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = partsOf(colour)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isClear = (colour: string) => partsOf(colour)[3] === 0;
  const behind = (one: Element): string => {
    const { backgroundColor } = getComputedStyle(one);
    const { parentElement: parent } = one;
    return isClear(backgroundColor) && one !== menu && parent ? behind(parent) : backgroundColor;
  };
  const contrasts = [...menu.querySelectorAll('a, button')].map((entry) => {
    const [one, other] = [getComputedStyle(entry).color, behind(entry)].map(lightOf);
    const [dark = 0, light = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
  return Math.min(...contrasts);
}

// The rules of axe do not know that an open dialog lies above everything, so the contrast is computed here.
it('shows the menu of a phone in colours that can be read, light and dark', async () => {
  const { page } = await visit({ width: 390 });
  await signIn(page, 'mina');
  await page.getByRole('button', { name: 'باز کردن منو' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'داشبورد' }).waitFor();
  // Beside the menu, so that no entry has the colours of one that is pointed at.
  await page.mouse.move(5, 600);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilAnimationsEnd(page);
    expect(await menu.evaluate(lowestContrast)).toBeGreaterThanOrEqual(4.5);
  }
});
