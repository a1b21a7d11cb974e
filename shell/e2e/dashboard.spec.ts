import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { column } from './support/table';
import { changeStatus, leaveWaiting, readToday } from './support/today';

const { open, product } = journey();

/** Calls a waiting patient in, if no patient is in visit at this hour. */
async function callSomebodyIn() {
  const call = await apiOf(product().address, 'mina');
  await leaveWaiting(call, 2);
  const today = await readToday(call);
  if (today.some(({ status }) => status === 'visiting')) return;
  const next = today.find(({ status }) => status === 'waiting');
  await changeStatus(call, next?.id ?? 0, 'visiting');
}

it('shows the day, the subscription and the notifications of the clinic', async () => {
  const { page } = await open('mina', '/clinic/dashboard');
  await untilAt(page, 'داشبورد');
  await untilText(page, /مینا کریمی، خوش آمدید. امروز/);
  await page.getByRole('heading', { name: 'نوبت‌های امروز' }).waitFor();
  const counts = page.getByRole('list', { name: 'شمار نوبت‌ها به تفکیک وضعیت' });
  const statuses = async () => {
    const texts = (await counts.getByRole('listitem').allTextContents()).slice(1);
    return texts.map((text) => text.replace(/: [۰-۹]+$/, ''));
  };
  const today = await readToday(await apiOf(product().address, 'mina'));
  const present = appointmentStatuses.filter((one) => today.some(({ status }) => status === one));
  const labels: string[] = present.map((status) => appointmentStatusLabels[status]);
  await eventually(statuses, labels);
  const cells = await column(page, 'وضعیت نوبت', 5);
  expect(cells.some((cell) => labels.includes(cell))).toBe(true);
  const gauge = page.getByRole('meter', { name: 'روزهای باقی‌مانده از اشتراک' });
  expect(await gauge.getAttribute('aria-valuetext')).toMatch(/^۲۶[0-9۰-۹] روز، کافی$/);

  await press(page, 'روز بعد');
  await page.getByRole('heading', { name: /^نوبت‌های [آ-ی]+/ }).waitFor();
  await press(page, 'بازگشت به امروز');
  await page.getByRole('heading', { name: 'نوبت‌های امروز' }).waitFor();
});

it('lists the notifications, shows all on request, and deletes one', async () => {
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

it('shows a doctor only their own appointments', async () => {
  const { page } = await open('dr_sara', '/clinic/dashboard');
  await untilAt(page, 'داشبورد');
  const doctors = new Set(await column(page, 'پزشک', 1));
  expect([...doctors]).toEqual(['سارا احمدی']);
});

it('shows another day with the calendar, and opens the list of a figure', async () => {
  const { page } = await open('mina', '/clinic/dashboard');
  const calendar = page.getByRole('region', { name: 'تقویم نوبت‌ها' });
  // Its code is loaded when it is in view.
  await calendar.scrollIntoViewIfNeeded();
  await calendar
    .getByRole('gridcell', { selected: false })
    .getByRole('button', { name: /[۰-۹]+ نوبت$/ })
    .last()
    .click();
  await page.getByRole('heading', { name: /^نوبت‌های [آ-ی‌]+ [۰-۹]/ }).waitFor();
  const counts = page.getByRole('list', { name: 'شمار نوبت‌ها به تفکیک وضعیت' });
  const picked = calendar.getByRole('gridcell', { selected: true }).getByRole('button');
  const count = await counts.getByRole('listitem').first().textContent();
  expect(await picked.getAttribute('aria-label')).toMatch(new RegExp(`، ${count}$`));

  const figures = page.getByRole('region', { name: 'کلینیک در یک نگاه' });
  const plans = figures.getByRole('article', { name: 'طرح درمان با مانده' });
  const [owing] = /[۰-۹]+/.exec((await plans.textContent()) ?? '') ?? [];
  await plans.getByRole('link').click();
  await untilAt(page, 'طرح‌های درمان');
  await untilText(page, new RegExp(`${owing} مورد`));
});

it('shows on one desk the changes of another', async () => {
  await callSomebodyIn();
  const { page } = await open('mina', '/clinic/dashboard');
  const { page: other } = await open('reception', '/clinic/appointments');
  const visiting = page.getByRole('row', { name: /در حال ویزیت/ });
  const before = await visiting.count();
  const there = other.getByRole('row', { name: /در حال ویزیت/ }).first();
  await there.getByRole('button').last().click();
  await other.getByRole('menuitem', { name: 'پایان ویزیت' }).click();
  await eventually(() => visiting.count(), before - 1);
});
