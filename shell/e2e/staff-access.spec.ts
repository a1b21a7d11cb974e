import type { Page } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility';
import { apiOf, codeFor } from './support/api';
import { field, fill, press, untilAt, untilHolds, untilText } from './support/fields';
import { journey } from './support/journey';
import { tabTo } from './support/keyboard';
import { openDay } from './support/open-day';
import { makeUser } from './support/own-user';
import { demoPassword, signIn } from './support/sign-in';

const { open, product, visit } = journey();

/** The phone of `mina`, to which codes for her changes of passwords go. */
const phone = '09171001002';
/** How soon an open browser follows a change of its user's access. */
const followsWithinMs = 2_000;

const levelOf = (page: Page, section: string, level: string) =>
  page
    .getByRole('radiogroup', { name: section, exact: true })
    .getByRole('radio', { name: level, exact: true });

const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

it('resets the password of a user with a code from the outbox; the user has to choose another', async () => {
  const person = await makeUser(product());
  const address = `/clinic/users/permission/edit/${person.id}?openBox=password`;
  const { page } = await open('mina', address);
  await press(page, 'ارسال کد تأیید');
  await page
    .getByRole('timer')
    .getByText(/^(۲:۰۰|۱:۵[۰-۹])$/)
    .waitFor();
  await fill(page, {
    'رمز عبور جدید': 'Another@1405',
    'تکرار رمز عبور جدید': 'Another@1405',
    'کد تأیید ۶ رقمی': await codeFor(product().address, phone),
  });
  await press(page, 'تغییر رمز عبور');
  await untilText(page, 'رمز عبور با موفقیت تغییر کرد');
  await untilAt(page, 'کاربران');

  const theirs = await visit();
  theirs.expected.push(/status of 401/);
  await theirs.page.goto('/');
  await fill(theirs.page, { 'نام کاربری': person.username, 'رمز عبور': demoPassword });
  await press(theirs.page, 'ورود');
  await theirs.page.getByRole('alert').getByText('نام کاربری یا رمز عبور اشتباه است').waitFor();
  await signIn(theirs.page, person.username, 'Another@1405');
  await field(theirs.page, 'رمز عبور فعلی').waitFor();
});

it('follows a change of access in the open browser within two seconds, with the half-filled form', async () => {
  const person = await makeUser(product());
  const theirs = await visit();
  await signIn(theirs.page, person.username);
  await theirs.page.goto('/clinic/patients/create');
  await fill(theirs.page, { 'نام و نام خانوادگی': 'نازنین رستگار', 'نام پدر': 'کاوه' });
  expect(await menuEntry(theirs.page, 'انبارداری').count()).toBe(0);

  const { page } = await open('mina', `/clinic/users/permission/edit/${person.id}`);
  await levelOf(page, 'انبارداری', 'مشاهده').click();
  await untilText(page, 'می‌تواند کالاهای انبار را ببیند');
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'اطلاعات کاربر با موفقیت ویرایش شد.');
  await menuEntry(theirs.page, 'انبارداری').waitFor({ timeout: followsWithinMs });

  await page.goto(`/clinic/users/permission/edit/${person.id}`);
  await levelOf(page, 'انبارداری', 'بدون دسترسی').click();
  await untilText(page, 'دیگر نمی‌تواند کالاهای انبار را ببیند');
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'اطلاعات کاربر با موفقیت ویرایش شد.');
  const entry = menuEntry(theirs.page, 'انبارداری');
  await entry.waitFor({ state: 'detached', timeout: followsWithinMs });

  await untilHolds(theirs.page, 'نام و نام خانوادگی', 'نازنین رستگار');
  await untilHolds(theirs.page, 'نام پدر', 'کاوه');
});

/** The address of the form that books the first free time of a doctor, two days ahead or later. */
async function bookingOf(doctorId: number): Promise<string> {
  const call = await apiOf(product().address, 'reception');
  const date = await openDay(product(), 2);
  const answer = await call(`/schedule/openings?doctor_id=${doctorId}&date=${date}&count=1`);
  const { data } = (await answer.json()) as { data: { slots: { start: string }[] }[] };
  const start = encodeURIComponent(data[0]?.slots[0]?.start ?? '');
  return `/clinic/appointments/set-appointment?doctor=${doctorId}&start=${start}`;
}

it('limits a doctor to one service; the open booking form of the desk follows, and offers only that one', async () => {
  const doctor = await makeUser(product(), { fullName: 'یگانه مهرگان', isDoctor: true });
  const booking = await bookingOf(doctor.id);
  const desk = await open('reception', booking);
  const service = desk.page.getByRole('combobox', { name: /^هزینه ویزیت/ });
  await service.waitFor();
  expect(await service.inputValue()).toBe('ویزیت عمومی');

  const { page } = await open('mina', `/clinic/users/edit/${doctor.id}?tab=services`);
  await page.getByRole('radio', { name: 'فقط خدمت‌های انتخاب‌شده' }).check();
  await field(page, 'جستجوی خدمت یا دسته‌بندی').fill('بوتاکس');
  await page.getByRole('checkbox', { name: 'تزریق بوتاکس' }).check();
  expect(await accessibilityFindings(page)).toEqual([]);
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'اطلاعات کاربر با موفقیت ویرایش شد.');

  const undone = desk.page.getByText('یگانه مهرگان «ویزیت عمومی» را انجام نمی‌دهد');
  await undone.waitFor({ timeout: followsWithinMs });
  await service.fill('');
  await desk.page.getByRole('option', { name: /تزریق بوتاکس/ }).click();
  await untilText(desk.page, 'فقط خدمت‌هایی که یگانه مهرگان انجام می‌دهد');
  await service.fill('');
  expect(await desk.page.getByRole('listbox').getByRole('option').count()).toBe(1);
});

it('lets a person with the users alone change access and role with the keyboard', async () => {
  const access = [{ key: 'users', levels: [1] }];
  const keeper = await makeUser(product(), { access });
  const person = await makeUser(product(), { fullName: 'ژاله مهرگان', access });
  const { page } = await visit();
  await signIn(page, keeper.username);
  await page.goto(`/clinic/users/permission/edit/${person.id}`);
  await untilAt(page, 'ویرایش کاربر');
  expect(await accessibilityFindings(page)).toEqual([]);

  await tabTo(page, levelOf(page, 'کاربران', 'همه'));
  // From right to left: the arrow up chooses the level before.
  await page.keyboard.press('ArrowUp');
  await untilText(page, 'دیگر نمی‌تواند کاربر ثبت کند و دسترسی بدهد');
  await page.keyboard.press('Control+Enter');
  await untilText(page, 'اطلاعات کاربر با موفقیت ویرایش شد.');
  await untilAt(page, 'کاربران');

  await page.goto(`/clinic/users/user-permission/edit/${person.id}`);
  await tabTo(page, field(page, 'نام کاربری'));
  await page.keyboard.press('End');
  await page.keyboard.type('_2');
  await page.keyboard.press('Enter');
  await untilText(page, 'اطلاعات کاربر با موفقیت ویرایش شد.');
});
