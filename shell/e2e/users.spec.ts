import type { Page } from 'playwright-core';
import { choose, field, fill, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { openDay } from './support/open-day';
import { fillToLastStep } from './support/form-faults/profile-cases';
import { signIn } from './support/sign-in';
import { row } from './support/table';

const { open, product, visit } = journey();

const doctor = {
  'نام و نام خانوادگی': 'دکتر نگار فرهمند',
  'کد ملی': '0499370899',
  'شماره تماس': '09123456780',
  ایمیل: 'negar.farahmand@example.com',
};
const password = 'Barg-e-Sabz-7';
/** The password that the new doctor chooses at the first sign-in. */
const ownPassword = 'Barg-e-Zard-8';

async function fillFirstStep(page: Page) {
  await untilAt(page, 'ثبت کاربر جدید');
  await fill(page, doctor);
  await page.getByText('این ایمیل آزاد است').waitFor();
  await press(page, 'ادامه');
}

it('takes a new doctor from nothing to their first visible appointment column', async () => {
  const { page } = await open('mina', '/clinic/users');
  await page.getByRole('link', { name: 'افزودن کاربر' }).first().click();
  await fillFirstStep(page);

  await field(page, 'رمز عبور').waitFor();
  await fill(page, { 'نام کاربری': 'dr_negar' });
  await choose(page, 'نقش', 'پزشک');
  await choose(page, 'دسته‌بندی پزشک', 'متخصص پوست و مو');
  await page.reload();
  await untilText(page, 'حساب «دکتر نگار فرهمند»');
  expect(await field(page, 'نام کاربری').inputValue()).toBe('dr_negar');
  await fill(page, { 'رمز عبور': password, 'تکرار رمز عبور': password });
  await press(page, 'ثبت و ادامه به اطلاعات مالی');
  await untilText(page, 'کاربر با موفقیت ثبت شد.');
  await untilAt(page, 'ثبت اطلاعات مالی');
  await fillToLastStep(page);
  await press(page, 'تکمیل اطلاعات مالی');
  await untilText(page, 'اطلاعات مالی با موفقیت ثبت شد.');
  await row(page, 'دکتر نگار فرهمند').getByText('پزشک', { exact: true }).waitFor();

  const day = await openDay(product(), 2);
  const own = await visit();
  await signIn(own.page, 'dr_negar', password);
  await untilAt(own.page, 'تغییر رمز عبور');
  await fill(own.page, {
    'رمز عبور فعلی': password,
    'رمز عبور جدید': ownPassword,
    'تکرار رمز عبور جدید': ownPassword,
  });
  await press(own.page, 'تغییر رمز عبور');
  await untilAt(own.page, 'داشبورد');
  await own.page.goto(`/clinic/appointments/day-board?day=${day}`);
  await own.page.getByRole('columnheader', { name: /نگار فرهمند/ }).waitFor();
  await page.goto(`/clinic/appointments/day-board?day=${day}`);
  await page.getByRole('columnheader', { name: /نگار فرهمند/ }).waitFor();
});

it('takes a public registration to its approval and the first sign-in', async () => {
  const visitor = await visit();
  visitor.expected.push(/status of 403/);
  await visitor.page.goto('/register');
  await fill(visitor.page, {
    'نام کاربری': 'shirin_kamali',
    ایمیل: 'shirin@example.com',
    'رمز عبور': password,
    'تکرار رمز عبور': password,
    'شماره تماس': '09173334466',
  });
  await press(visitor.page, 'ثبت درخواست');
  await untilAt(visitor.page, 'درخواست شما ثبت شد');

  const { page } = await open('admin', '/admin/users');
  await press(page, 'تأیید درخواست shirin_kamali');
  const drawer = page.getByRole('dialog');
  await choose(drawer, 'کلینیک', 'کلینیک زیبایی مهر');
  await choose(drawer, 'نقش', 'انباردار');
  await drawer.getByRole('button', { name: 'تأیید', exact: true }).click();
  await untilText(page, 'درخواست «shirin_kamali» تأیید شد.');

  await visitor.page.getByRole('link', { name: 'بازگشت به صفحه ورود' }).click();
  await fill(visitor.page, { 'نام کاربری': 'shirin_kamali', 'رمز عبور': password });
  await press(visitor.page, 'ورود');
  await visitor.page.getByRole('link', { name: 'انبارداری' }).first().waitFor();
});
