import type { Page } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility';
import { codeFor } from './support/api';
import { field, list, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { arrowTo, enter, tabTo, typeInto } from './support/keyboard';
import { makeUser } from './support/own-user';
import { untilNothingBusy } from './support/quiet';
import { demoPassword } from './support/sign-in';
import { row } from './support/table';

const { product, visit } = journey();

const givenPassword = 'Barg-e-Sabz-7';
const nextPassword = 'Barg-e-Zard-8';
const name = 'شیوا دانشور';

const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });

async function expectAccessible(page: Page, screen: string) {
  expect([screen, await accessibilityFindings(page)]).toEqual([screen, []]);
}

/** Signs a person with the users alone in at the list of users, with the keyboard. */
async function openList() {
  const keeper = await makeUser(product(), { access: [{ key: 'users', levels: [1] }] });
  const { page } = await visit();
  await page.goto('/login?next=/clinic/users');
  await field(page, 'نام کاربری').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(keeper.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await untilAt(page, 'کاربران');
  return { page, keeper };
}

async function searchAndFilter(page: Page) {
  await row(page, 'مینا کریمی').waitFor();
  await expectAccessible(page, 'the list');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('بهنام');
  await page.keyboard.press('Enter');
  await row(page, 'مینا کریمی').waitFor({ state: 'detached' });
  await row(page, 'بهنام قاسمی').waitFor();
  await arrowTo(page, list(page, 'وضعیت'), 'فعال');
  await row(page, 'بهنام قاسمی').waitFor({ state: 'detached' });
}

async function createDoctor(page: Page) {
  await page.goto('/clinic/users');
  await enter(page, page.getByRole('link', { name: 'افزودن کاربر' }).first());
  await untilAt(page, 'ثبت کاربر جدید');
  await expectAccessible(page, 'the first step of a new user');
  await typeInto(page, [
    [field(page, 'نام و نام خانوادگی'), name],
    [field(page, 'کد ملی'), '0499370899'],
    [field(page, 'شماره تماس'), '09123456782'],
    [field(page, 'ایمیل'), 'shiva.daneshvar@example.com'],
  ]);
  await page.getByText('این ایمیل آزاد است').waitFor();
  await page.keyboard.press('Control+Enter');

  await untilText(page, `حساب «${name}»`);
  await expectAccessible(page, 'the second step of a new user');
  await typeInto(page, [[field(page, 'نام کاربری'), 'shiva_daneshvar']]);
  await arrowTo(page, list(page, 'نقش'), 'پزشک');
  await arrowTo(page, list(page, 'دسته‌بندی پزشک'), 'متخصص پوست و مو');
  await typeInto(page, [
    [field(page, 'رمز عبور'), givenPassword],
    [field(page, 'تکرار رمز عبور'), givenPassword],
  ]);
  await page.keyboard.press('Control+Enter');
  await untilText(page, 'کاربر با موفقیت ثبت شد.');
  // A new doctor is led through hours and services before bookings open.
  await untilText(page, 'نوبت‌دهی این پزشک هنوز باز نشده است');
  await enter(page, page.getByRole('main').getByRole('link', { name: 'کاربران', exact: true }));
  await row(page, name).waitFor();
}

/** Opens an entry of the menu of the new user's row. */
async function chooseAction(page: Page, action: string) {
  await enter(page, row(page, name).getByRole('button'));
  const entry = page.getByRole('menuitem', { name: action });
  await entry.waitFor();
  while (!(await entry.evaluate((one) => one.matches(':focus')))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function visitTabs(page: Page) {
  await chooseAction(page, 'ویرایش اطلاعات شخصی');
  await untilAt(page, 'ویرایش کاربر');
  const tabs = page.getByRole('tab');
  await tabTo(page, page.getByRole('tab', { name: 'مشخصات' }));
  for (let index = 0; index < (await tabs.count()); index += 1) {
    if (index > 0) await page.keyboard.press('ArrowLeft');
    const tab = tabs.nth(index);
    await page.locator('[role=tab][aria-selected=true]:focus').and(tab).waitFor();
    await untilNothingBusy(page);
    await expectAccessible(page, (await tab.textContent()) ?? '');
  }
  expect(await tabs.allTextContents()).toEqual([
    ...['مشخصات', 'حساب و نقش', 'دسترسی و رمز عبور'],
    ...['برنامه کاری', 'خدمات', 'دستگاه‌های واردشده'],
  ]);
}

async function resetPassword(page: Page, phone: string) {
  await page.goto('/clinic/users?sort=-created_at');
  await chooseAction(page, 'ویرایش اطلاعات امنیتی');
  await untilAt(page, 'ویرایش کاربر');
  // The session has a countdown of its own in the top bar.
  const countdown = page.getByRole('timer').filter({ hasText: 'زمان باقی‌مانده:' });
  await enter(page, button(page, 'ارسال کد تأیید'));
  await countdown.waitFor();
  // The countdown goes on, as the server knows it.
  await page.reload();
  await countdown.waitFor();
  await expectAccessible(page, 'the new password of another user');
  await typeInto(page, [
    [field(page, 'رمز عبور جدید'), nextPassword],
    [field(page, 'تکرار رمز عبور جدید'), nextPassword],
    [field(page, 'کد تأیید ۶ رقمی'), await codeFor(product().address, phone)],
  ]);
  await page.keyboard.press('Enter');
  await untilText(page, 'رمز عبور با موفقیت تغییر کرد');
  await untilAt(page, 'کاربران');
}

async function addRole(page: Page) {
  await page.goto('/clinic/users/settings');
  const roles = page.getByRole('region', { name: 'نقش‌های کاربری' });
  await enter(page, roles.getByRole('button', { name: 'افزودن' }));
  await typeInto(page, [[field(roles, 'نام نقش'), 'منشی شیفت عصر']]);
  await expectAccessible(page, 'the settings');
  await page.keyboard.press('Enter');
  await untilAt(page, 'کاربران');
  await page.goto('/clinic/users/settings');
  await roles.getByText('منشی شیفت عصر').waitFor();
}

it('lets a person with the users alone do all of it with the keyboard', async () => {
  const { page, keeper } = await openList();
  await searchAndFilter(page);
  await createDoctor(page);
  await visitTabs(page);
  await resetPassword(page, keeper.phoneNumber);
  await addRole(page);
});
