import { eventually } from './support/eventually';
import { press, untilAt, untilSaid } from './support/fields';
import { journey } from './support/journey';
import { column } from './support/table';

const { open } = journey();

it('shows the day, the subscription and the notices of the clinic', async () => {
  const { page } = await open('mina', '/clinic/dashboard');
  await untilAt(page, 'داشبورد');
  await untilSaid(page, /مینا کریمی، خوش آمدید. امروز/);
  await page.getByRole('heading', { name: 'نوبت‌های امروز' }).waitFor();
  const counts = page.getByRole('list', { name: 'شمار نوبت‌ها به تفکیک وضعیت' });
  const statuses = (await counts.getByRole('listitem').allTextContents()).slice(1);
  expect(statuses.map((text) => text.replace(/: [۰-۹]+$/, ''))).toEqual([
    'در انتظار',
    'در حال ویزیت',
    'انجام شده',
    'کنسل شده',
    'عدم مراجعه',
  ]);
  expect(await column(page, 'وضعیت نوبت', 5)).toContain('انجام شده');
  const gauge = page.getByRole('meter', { name: 'روزهای باقی‌مانده از اشتراک' });
  expect(await gauge.getAttribute('aria-valuetext')).toMatch(/^۲۶[0-9۰-۹] روز، کافی$/);

  await press(page, 'روز بعد');
  await page.getByRole('heading', { name: /^نوبت‌های [آ-ی]+/ }).waitFor();
  await press(page, 'بازگشت به امروز');
  await page.getByRole('heading', { name: 'نوبت‌های امروز' }).waitFor();
});

it('lists the notices, all on demand, and forgets one', async () => {
  const { page } = await open('mina', '/clinic/dashboard');
  const notices = page.getByRole('region', { name: 'اعلان‌ها' }).getByRole('listitem');
  await eventually(() => notices.count(), 4);
  await press(page, 'مشاهده همه');
  await notices.nth(4).waitFor();
  const all = await notices.count();
  await notices
    .first()
    .getByRole('button', { name: /^حذف اعلان/ })
    .click();
  await eventually(() => notices.count(), all - 1);
});

it('shows a doctor their own appointments only', async () => {
  const { page } = await open('dr_sara', '/clinic/dashboard');
  await untilAt(page, 'داشبورد');
  const doctors = new Set(await column(page, 'پزشک', 1));
  expect([...doctors]).toEqual(['سارا احمدی']);
});
