import { join } from 'node:path';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { choose, field, fill, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { untilLive } from './support/quiet';
import { signIn } from './support/sign-in';
import { row } from './support/table';

const { open, visit } = journey();

/** How soon an open browser follows what the other side did. */
const followsWithinMs = 2_000;

it('a suspension ends the work in an open browser of the clinic within two seconds, and says why at sign-in', async () => {
  const { page } = await open('admin', '/admin/clinics/2');
  const theirs = await visit();
  // The browser of a suspended clinic is refused on purpose.
  theirs.expected.push(/status of 40[13]/);
  await signIn(theirs.page, 'nima');
  await untilAt(theirs.page, 'داشبورد');
  await untilLive(theirs.page);

  await press(page, 'تعلیق کلینیک');
  const question = page.getByRole('dialog');
  await field(question, 'دلیل تعلیق').fill('بدهی سه ماه گذشته');
  await question.getByRole('button', { name: 'تعلیق کلینیک', exact: true }).click();
  await untilText(page, 'کلینیک با موفقیت تعلیق شد.');
  await field(theirs.page, 'نام کاربری').waitFor({ timeout: followsWithinMs });

  await fill(theirs.page, { 'نام کاربری': 'nima', 'رمز عبور': 'Ziba@1405' });
  await press(theirs.page, 'ورود');
  await theirs.page
    .locator('form')
    .getByRole('alert')
    .getByText(/دلیل: بدهی سه ماه گذشته/)
    .waitFor();

  await press(page, 'فعال کردن دوباره');
  const back = page.getByRole('dialog');
  await back.getByRole('button', { name: 'فعال کردن دوباره', exact: true }).click();
  await untilText(page, 'کلینیک دوباره فعال شد.');
  await signIn(theirs.page, 'nima');
  await untilAt(theirs.page, 'داشبورد');
});

const numberIn = (text: string | null) => Number(toLatinDigits(text ?? '').replace(/\D/g, ''));

/** The remaining days of the clinic's subscription, as its screen shows them. */
async function daysLeft(page: Page): Promise<number> {
  const meter = page.getByRole('meter', { name: 'روزهای باقی‌مانده' });
  await meter.waitFor();
  return numberIn(await meter.getAttribute('aria-valuetext'));
}

it('adds the days of a renewal once its receipt is approved, and shows them to the clinic', async () => {
  const clinic = await open('mina', '/clinic/settings/subscription');
  const before = await daysLeft(clinic.page);
  await choose(clinic.page, 'مدت تمدید', '۱ ماه');
  const receipt = join(__dirname, 'support/picture.png');
  await field(clinic.page, 'رسید پرداخت').setInputFiles(receipt);
  await clinic.page.getByRole('link', { name: 'picture.png' }).waitFor();
  await fill(clinic.page, { 'شماره پیگیری': '880399' });
  await press(clinic.page, 'ثبت درخواست تمدید');
  await untilText(clinic.page, 'درخواست تمدید ثبت شد.');
  await untilText(clinic.page, 'درخواست شما در انتظار بررسی است');

  const { page } = await open('admin', '/admin/accounting/requests');
  await row(page, '۸۸۰۳۹۹')
    .getByRole('button', { name: 'عملیات درخواست کلینیک زیبایی مهر' })
    .click();
  await page.getByRole('menuitem', { name: 'تأیید درخواست' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^نمایش تصویر/ }).waitFor();
  await dialog.getByRole('button', { name: 'تأیید درخواست', exact: true }).click();
  await untilText(page, 'درخواست تأیید شد.');

  await clinic.page.reload();
  await eventually(() => daysLeft(clinic.page), before + 30);
  await row(clinic.page, 'تمدید اشتراک ۳۰ روزه').getByText('پرداخت شده').waitFor();
});

const say = async (page: Page, text: string) => {
  await field(page, 'متن پیام').fill(text);
  await page.keyboard.press('Enter');
};
const inTalk = (page: Page, text: string) => page.getByRole('log').getByText(text);

it('leads a conversation of a ticket in two browsers, from the first message to its close', async () => {
  const clinic = await open('mina', '/clinic/support/ticket/create');
  const support = await open('admin', '/admin/support');
  await untilLive(support.page);
  await fill(clinic.page, { موضوع: 'برگه رسید', 'متن تیکت': 'رسید نیمه چاپ می‌شود.' });
  await press(clinic.page, 'ارسال تیکت');
  await untilText(clinic.page, 'تیکت با موفقیت ایجاد شد.');
  const theirRow = row(support.page, 'برگه رسید');
  await theirRow.waitFor({ timeout: followsWithinMs });
  await theirRow.getByRole('link', { name: /^مشاهده تیکت/ }).click();
  await inTalk(support.page, 'رسید نیمه چاپ می‌شود.').waitFor();

  // The clinic has not opened its ticket: the top bar says that there is an answer, until it is read.
  const mark = clinic.page.getByRole('banner').getByRole('link', { name: /تیکت خوانده‌نشده/ });
  const unread = async () => numberIn(await mark.getAttribute('aria-label'));
  const before = await unread();
  await say(support.page, 'پیام شما رسید.');
  await eventually(unread, before + 1);
  await mark.click();
  await row(clinic.page, 'برگه رسید')
    .getByRole('link', { name: /^مشاهده تیکت/ })
    .click();
  await inTalk(clinic.page, 'پیام شما رسید.').waitFor();
  await eventually(unread, before);
  await untilLive(clinic.page);
  await say(support.page, 'اندازه کاغذ را ۸۰ میلی‌متر بگذارید.');
  await inTalk(clinic.page, 'اندازه کاغذ را ۸۰ میلی‌متر بگذارید.').waitFor({
    timeout: followsWithinMs,
  });
  await say(clinic.page, 'درست شد، ممنون.');
  await inTalk(support.page, 'درست شد، ممنون.').waitFor({ timeout: followsWithinMs });

  await press(support.page, 'بستن تیکت');
  await support.page
    .getByRole('dialog')
    .getByRole('button', { name: 'بستن تیکت', exact: true })
    .click();
  await untilText(support.page, 'تیکت بسته شد.');
  await clinic.page
    .getByText(/این تیکت بسته شده است/)
    .first()
    .waitFor({ timeout: followsWithinMs });
});
