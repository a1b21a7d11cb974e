import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { apiOf } from './support/api';
import { field, list, press, untilText } from './support/fields';
import { journey } from './support/journey';
import { pickFirst } from './support/form-faults/pick-first';

const { open, product } = journey();

interface Goods {
  id: number;
  name: string;
  stock: number;
}

async function read<Answer>(path: string): Promise<Answer> {
  const call = await apiOf(product().address, 'mina');
  return (await (await call(path)).json()) as Answer;
}

const used = 2;
const subject = 'برداشتن خال پشت گردن';

/** Goods with more in stock than the operation uses, and with a name that is shown as it is stored: without digits. */
async function aboundingGoods(): Promise<Goods> {
  const { data } = await read<{ data: Goods[] }>('/products/clinic/1?limit=100');
  const found = data.find(({ name, stock }) => stock > 10 * used && !/\d/.test(name));
  if (!found) throw new Error('No goods are in stock.');
  return found;
}

/** Writes the prescription of an operation that needs these goods. */
async function prescribe(page: Page, goods: Goods): Promise<void> {
  await pickFirst(page, 'نوع خدمات', 'لیزر');
  await field(page, 'موضوع عمل').fill(subject);
  // In the past: a report is taken only after the operation.
  await field(page, 'تاریخ و ساعت عمل').fill('1400/02/05');
  await field(page, 'ساعت تاریخ و ساعت عمل').fill('18:00');
  await press(page, 'افزودن کالا');
  await list(page, 'نام کالا، ردیف ۱').fill(goods.name);
  await page.getByRole('option', { name: new RegExp(`^${goods.name}`) }).click();
  await field(page, 'مقدار، ردیف ۱').fill(String(used));
  await press(page, 'ثبت نسخه');
  await untilText(page, 'نسخه جراحی با موفقیت ثبت شد.');
  await page.waitForURL('**/clinic/prescriptions/report');
}

it('an operation is prescribed and reported; its goods leave the stock and its fee is paid', async () => {
  const goods = await aboundingGoods();
  const { data } = await read<{ data: { id: number }[] }>('/appointments?limit=1');
  const form = '/clinic/prescriptions/surgical-prescription/create';
  const { page } = await open('mina', `${form}?appointment=${data[0]?.id}`);
  await prescribe(page, goods);

  const found = `/patient-transcriptions/pagination?search=${encodeURIComponent(subject)}`;
  const written = await read<{ data: { id: number }[] }>(found);
  await page.goto(`/clinic/prescriptions/create-report/${written.data[0]?.id}`);
  await field(page, 'متن گزارش').fill('بدون عارضه انجام شد.');
  await field(page, 'پیوست‌ها').setInputFiles(join(__dirname, 'support/picture.png'));
  await page.getByRole('link', { name: 'picture.png' }).waitFor();
  await press(page, 'ثبت گزارش');
  await untilText(page, 'گزارش نسخه ثبت شد.');
  expect((await read<Goods>(`/products/${goods.id}`)).stock).toBe(goods.stock - used);

  await page.goto('/clinic/prescriptions/report');
  await page
    .getByRole('button', { name: new RegExp(`^پرداخت هزینه ${subject}`) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /تسویه کامل/ })
    .click();
  await press(page, 'ثبت پرداخت');
  await page
    .getByRole('button', { name: new RegExp(`^تاریخچه پرداخت ${subject}`) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: /رسید/ }).first().waitFor();
});
