import { join } from 'node:path';
import { apiOf } from './support/api';
import { choose, field, fill, press, untilAt, untilHolds, untilText } from './support/fields';
import { journey } from './support/journey';
import { row } from './support/table';

const { open, product } = journey();

/** A day long before the demo data, on which nothing else is paid. */
const day = { typed: '1404/01/15', shown: '۱۴۰۴/۰۱/۱۵', address: '2025-04-04' };

it('posts an expense with a photo of its receipt, and closes its day with a difference', async () => {
  const { page, expected } = await open('mina', '/clinic/accounting/cash/expenses/new');
  // A difference without a reason is refused.
  expected.push(/status of 400/);
  await fill(page, { 'شرح هزینه': 'خرید ملحفه', 'مبلغ هزینه': '۲۰۰۰۰۰' });
  await choose(page, 'دسته هزینه', 'ملزومات');
  await choose(page, 'روش پرداخت', 'نقدی');
  await field(page, 'تاریخ هزینه').fill(day.typed);
  await untilHolds(page, 'تاریخ هزینه', day.shown);
  await field(page, 'تصویر رسید').setInputFiles(join(__dirname, 'support/picture.png'));
  await page.getByRole('link', { name: 'picture.png' }).waitFor();
  await press(page, 'ثبت هزینه');
  await untilText(page, 'هزینه ثبت شد.');
  await page.getByRole('searchbox').fill('ملحفه');
  await page.getByRole('link', { name: 'خرید ملحفه' }).click();
  await untilAt(page, 'خرید ملحفه');
  await page.getByRole('button', { name: /picture-.*\.png/ }).waitFor();

  await page.goto(new URL(`/clinic/accounting/cash/${day.address}`, page.url()).href);
  await page.getByRole('row', { name: /نقدی.*۲۰۰٬۰۰۰/ }).waitFor();
  await press(page, 'ثبت و بستن صندوق');
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'ثبت و بستن صندوق' });
  await field(dialog, 'نقدی شمارش‌شده').fill('50000');
  await dialog.getByText(/اختلاف: .*۲۵۰٬۰۰۰/).waitFor();
  await close.click();
  await dialog.getByText('علت اختلاف را بنویسید', { exact: true }).waitFor();
  await field(dialog, 'علت اختلاف یا توضیح').fill('پول خرد در صندوق مانده بود');
  await close.click();
  await untilText(page, 'صندوق بسته شد.');
  await untilText(page, 'پول خرد در صندوق مانده بود');
  await page.getByRole('button', { name: 'چاپ برگه صندوق' }).waitFor();
});

it('leads from a report to a row, its document and back to the report as it was', async () => {
  const { page } = await open('mina', '/clinic/accounting/reports?report=staff');
  const report = page.getByRole('table', { name: 'حقوق کارکنان' });
  await report.getByRole('link').first().waitFor();
  const from = new Date(Date.now() - 120 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date().toISOString().slice(0, 10);
  const address = `/clinic/accounting/reports?report=staff&from=${from}&to=${to}&sort=-paid`;
  await page.goto(new URL(address, page.url()).href);
  const person = report.getByRole('link').first();
  const name = (await person.textContent()) ?? '';
  await person.click();
  await untilAt(page, 'حسابداری افراد');
  await row(page, name).first().waitFor();
  await page
    .getByRole('link', { name: /^مشاهده سند/ })
    .first()
    .click();
  await untilText(page, 'مبلغ قابل برداشت');
  await page.getByRole('link', { name: 'بازگشت به اسناد مالی افراد' }).click();
  await row(page, name).first().waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe(name);
  await page.evaluate(() => history.go(-3));
  await report.getByRole('link').first().waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(address);
  expect(await report.getByRole('link').first().textContent()).toBe(name);
});

it('posts a month after a question, and voids it with a reason', async () => {
  const { page } = await open('mina', '/clinic/accounting/payroll');
  await untilAt(page, 'حقوق ماهانه');
  await page
    .getByRole('row', { name: /ثبت نشده/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 1, name: /^حقوق \S+ ۱۴/ }).waitFor();
  const dialog = page.getByRole('dialog');
  await press(page, 'ثبت حقوق ماه');
  await dialog.getByRole('button', { name: 'ثبت حقوق', exact: true }).click();
  await untilText(page, /^حقوق .* ثبت شد\.$/);

  await page
    .getByRole('button', { name: /^ابطال/ })
    .first()
    .click();
  await field(dialog, 'علت ابطال').fill('کارکرد اشتباه بود');
  await dialog.getByRole('button', { name: 'ابطال', exact: true }).click();
  await untilText(page, 'حقوق باطل شد.');
  await untilText(page, 'باطل شده');
  await page.getByRole('button', { name: 'ثبت حقوق ماه', exact: true }).waitFor();
});

/** A member of staff who has no financial profile. */
async function someoneWithoutProfile(): Promise<{ id: number; name: string }> {
  const call = await apiOf(product().address, 'mina');
  const read = async <Row>(path: string) =>
    ((await (await call(path)).json()) as { data: Row[] }).data;
  const users = await read<{ id: number; profile: { fullName: string } }>(
    '/users/clinic/1/index?limit=100',
  );
  const profiles = await read<{ user_id: number }>('/financialInfo/pagination?limit=100');
  const known = profiles.map(({ user_id }) => user_id);
  const user = users.find(({ id }) => !known.includes(id));
  if (!user) throw new Error('everybody has a financial profile');
  return { id: user.id, name: user.profile.fullName };
}

it('keeps a half-filled profile of a person, goes back in its steps, saves and changes it', async () => {
  const { id } = await someoneWithoutProfile();
  const { page } = await open('mina', `/clinic/accounting/users/new-financial-info/${id}`);
  const step = (name: string | RegExp) =>
    page.getByRole('navigation').getByRole('button', { name });
  await choose(page, 'نوع درآمد', 'درصدی');
  await fill(page, { درصد: '30' });
  await choose(page, 'مبنای درصد', 'مشاوره');
  await press(page, 'ادامه');
  await field(page, 'نام بیمه').selectOption({ index: 1 });
  await press(page, 'ادامه');
  await fill(page, { 'نام بانک': 'سامان' });

  await page
    .getByRole('navigation', { name: 'منوی اصلی' })
    .getByRole('link', { name: 'انبارداری' })
    .click();
  await press(page, 'ترک صفحه');
  await untilAt(page, 'انبارداری');
  await page.goBack();
  await untilHolds(page, 'درصد', '۳۰');
  for (const passed of ['محاسبه درآمد', 'بیمه']) {
    await page.getByRole('heading', { level: 2, name: new RegExp(passed) }).waitFor();
    await press(page, 'ادامه');
  }
  await untilHolds(page, 'نام بانک', 'سامان');
  await step(/محاسبه درآمد/).click();
  await page.getByRole('heading', { level: 2, name: /محاسبه درآمد/ }).waitFor();
  await step(/^بانک/).click();
  // Numbers of accounts are not kept in the browser.
  await fill(page, { 'شماره کارت': '6219861034529006', 'شماره شبا': '820540102680020817909002' });
  await press(page, 'ادامه');
  await press(page, 'تکمیل اطلاعات مالی');
  await untilText(page, 'اطلاعات مالی با موفقیت ثبت شد.');

  const call = await apiOf(product().address, 'mina');
  const answer = await call(`/financialInfo/pagination?user_id=${id}&limit=1`);
  const [profile] = ((await answer.json()) as { data: { id: number }[] }).data;
  await page.goto(`/clinic/accounting/users/edit-financial-info/${profile?.id}`);
  await step(/^بانک/).click();
  await fill(page, { 'نام بانک': 'ملت' });
  await step(/نهایی‌سازی/).click();
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'اطلاعات مالی با موفقیت ویرایش شد.');
  await page.goto(`/clinic/accounting/users/financial-info-view/${profile?.id}`);
  await untilText(page, 'ملت');
});
