import { apiAs, tokenOf } from './support/api';
import { takeTimers } from './support/clock';
import { choose, field, fill, press, untilAt, untilText, untilHolds } from './support/fields';
import { journey } from './support/journey';
import { demoPassword, signIn } from './support/sign-in';

const { product, visit } = journey();

const ended = 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!';
const form = '/clinic/inventory/create';

it('restores the unsaved form after the server ended the session', async () => {
  const { page, expected } = await visit();
  expected.push(/status of 401/);
  await signIn(page, 'storekeeper');
  await page.goto(form);
  await fill(page, { 'نام کالا': 'سرم ویتامین سی', برند: 'نئودرم', 'واحد اصلی': 'ویال' });
  await choose(page, 'نوع کالا', 'دارویی');
  await choose(page, 'دسته‌بندی', 'پوست و مو');
  await field(page, 'موجودی').pressSequentially('۱۲');

  const token = (await tokenOf(page)) ?? '';
  // An open page is told by the event stream, without any click.
  await apiAs(product().address, token)('/auth/logout', { method: 'POST' });
  await page.getByRole('alert').getByText(ended, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    `/login?next=${encodeURIComponent(form)}`,
  );
  expect(await tokenOf(page)).toBeNull();

  await fill(page, { 'نام کاربری': 'storekeeper', 'رمز عبور': demoPassword });
  await press(page, 'ورود');
  await untilAt(page, 'ثبت کالای جدید');
  await untilText(page, 'پیش‌نویس بازیابی شد');
  expect(new URL(page.url()).pathname).toBe(form);
  await untilHolds(page, 'نام کالا', 'سرم ویتامین سی');
  await untilHolds(page, 'برند', 'نئودرم');
  await untilHolds(page, 'موجودی', '۱۲');

  await press(page, 'ثبت کالای جدید');
  await untilText(page, 'کالا با موفقیت ثبت شد!');
  await page.getByRole('row', { name: /سرم ویتامین سی/ }).waitFor();
});

it('counts a session down and ends it with a message', async () => {
  const { page } = await visit({ clock: undefined });
  await takeTimers(page, product().clock);
  await signIn(page, 'storekeeper');
  const timer = page.getByRole('timer', { name: 'زمان باقی‌مانده نشست' });
  await timer.getByText(/^۷:۵۹:[۰-۵][۰-۹]$/).waitFor();

  await page.clock.fastForward('07:58:10');
  await timer.getByText(/^۱:[۰-۵][۰-۹]$|^۰۱:[۰-۵][۰-۹]$/).waitFor();
  await page.clock.fastForward('02:00');
  await page.getByRole('alert').getByText(ended, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

it('shows no countdown to the operator', async () => {
  const { page } = await visit();
  await signIn(page, 'admin');
  await untilAt(page, 'داشبورد');
  expect(await page.getByRole('timer').count()).toBe(0);
});
