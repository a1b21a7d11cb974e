import { apiOf } from './support/api';
import {
  choose,
  fill,
  press,
  untilAt,
  untilRefused,
  untilText,
  untilHolds,
} from './support/fields';
import { journey } from './support/journey';
import { row } from './support/table';

const { open, product } = journey();

it('adds a category in the settings', async () => {
  const { page } = await open('storekeeper', '/clinic/services/settings');
  await untilAt(page, 'تنظیمات خدمات');
  await press(page, 'افزودن');
  await press(page, 'ثبت');
  await untilRefused(page, 'نام دسته‌بندی', 'لطفا نام دسته‌بندی را وارد کنید');
  await fill(page, { 'نام دسته‌بندی': 'لاغری موضعی' });
  await press(page, 'ثبت');
  await untilText(page, 'دسته‌بندی خدمات با موفقیت ثبت شد');
  await untilAt(page, 'خدمات');
  await choose(page, 'دسته‌بندی', 'لاغری موضعی');
  await untilText(page, 'خدمتی با این جستجو و پالایه‌ها یافت نشد');
});

it('registers a service, edits it and archives it', async () => {
  const { page } = await open('storekeeper', '/clinic/services');
  await page.getByRole('link', { name: 'ثبت خدمات جدید' }).click();
  await untilAt(page, 'ثبت خدمات جدید');
  await press(page, 'ثبت خدمات جدید');
  await untilRefused(page, 'نام خدمات', 'لطفا نام خدمات را وارد کنید');
  await untilRefused(page, 'دسته‌بندی', 'لطفا دسته‌بندی خدمات را انتخاب کنید');
  await untilRefused(page, 'تعرفه', 'لطفا تعرفه خدمات را وارد کنید');

  await fill(page, { 'نام خدمات': 'لیفت با نخ', تعرفه: '۷۵۰۰۰۰۰' });
  await choose(page, 'دسته‌بندی', 'تزریقات زیبایی');
  await untilHolds(page, 'تعرفه', '۷٬۵۰۰٬۰۰۰');
  await press(page, 'ثبت خدمات جدید');
  await untilText(page, 'خدمت با موفقیت ثبت شد');
  await page.getByRole('searchbox').fill('لیفت');
  await row(page, 'لیفت با نخ').getByText('۷٬۵۰۰٬۰۰۰ تومان', { exact: true }).waitFor();
  await row(page, 'لیفت با نخ')
    .getByText(/^SVC-\d{4}$/)
    .waitFor();

  await page.getByRole('link', { name: 'ویرایش لیفت با نخ' }).click();
  await untilAt(page, 'ویرایش خدمات');
  await fill(page, { تعرفه: '8000000' });
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'خدمت با موفقیت ویرایش شد');
  await row(page, 'لیفت با نخ').getByText('۸٬۰۰۰٬۰۰۰ تومان', { exact: true }).waitFor();

  await press(page, 'بایگانی لیفت با نخ');
  const question = page.getByRole('dialog', { name: '«لیفت با نخ» بایگانی شود؟' });
  await question.getByText(/پرونده زیباجویان که به آن مربوط‌اند بدون تغییر می‌مانند/).waitFor();
  await question.getByRole('button', { name: 'انصراف' }).click();
  await question.waitFor({ state: 'hidden' });
  await row(page, 'لیفت با نخ').waitFor();
  await press(page, 'بایگانی لیفت با نخ');
  await question.getByRole('button', { name: 'بایگانی خدمت' }).click();
  await untilText(page, 'سرویس با موفقیت حذف شد؛ سوابق آن در بایگانی ماند');
  await row(page, 'لیفت با نخ').waitFor({ state: 'detached' });
});

/** Books an appointment for a service; resolves to its id. */
async function bookingOf(service: string): Promise<number> {
  const call = await apiOf(product().address, 'mina');
  const { day } = product().clock;
  const answer = await call(`/appointments/by-range?start=${day(-30)}&end=${day(30)}`);
  const { data } = (await answer.json()) as { data: { id: number; service: { title: string } }[] };
  return data.find((one) => one.service?.title === service)?.id ?? NaN;
}

it('archives a service and keeps its bookings', async () => {
  const booking = await bookingOf('تزریق بوتاکس');
  const { page } = await open('storekeeper', '/clinic/services?search=بوتاکس');
  await press(page, 'بایگانی تزریق بوتاکس');
  const question = page.getByRole('dialog', { name: '«تزریق بوتاکس» بایگانی شود؟' });
  await question.getByRole('button', { name: 'بایگانی خدمت' }).click();
  await row(page, 'تزریق بوتاکس').waitFor({ state: 'detached' });

  const manager = await open('mina', `/clinic/appointments/receipt/${booking}`);
  await untilText(manager.page, 'تزریق بوتاکس');
});

it('shows a reader the list without any actions', async () => {
  const { page } = await open('viewer', '/clinic/services?search=ویزیت عمومی');
  await row(page, 'ویزیت عمومی').waitFor();
  expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
  expect(await page.getByRole('button', { name: /بایگانی/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'تنظیمات این بخش' }).count()).toBe(0);
});
