import { eventually } from './support/eventually';
import { choose, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { column } from './support/table';

const { open } = journey();

it('lists, filters and shows clinics', async () => {
  const { page } = await open('admin', '/admin/dashboard');
  await page.getByRole('link', { name: 'کلینیک‌ها', exact: true }).click();
  await untilAt(page, 'کلینیک‌ها');
  await eventually(async () => (await column(page, 'نام کلینیک')).length, 4);
  await choose(page, 'وضعیت', 'غیرفعال');
  await eventually(async () => (await column(page, 'نام کلینیک')).length, 1);
  await choose(page, 'وضعیت', 'همه وضعیت‌ها');
  await page.getByRole('searchbox').fill('مهر');
  await eventually(() => column(page, 'نام کلینیک'), ['کلینیک زیبایی مهر']);

  await page.getByRole('link', { name: 'کلینیک زیبایی مهر', exact: true }).click();
  await untilAt(page, 'کلینیک زیبایی مهر');
  await untilText(page, 'C-MEHR-SHZ-0504-1234567');
  await page.getByRole('meter', { name: 'اشتراک باقی‌مانده' }).waitFor();
  expect(await page.getByText('عنوان پرداخت').isVisible()).toBe(false);
  await press(page, 'اطلاعات مالی');
  await untilText(page, 'عنوان پرداخت');
});
