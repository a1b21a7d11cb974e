import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { openSection } from '@ziba/shared/testing/open-section';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCell,
  aColumn,
  aMatrixRow,
  aNewSection,
  aPreview,
  aSchedule,
} from '../../testing/matrix-samples';
import { m } from './messages';
import { MatrixScreen } from './matrix-screen';
import section from '../../sections/sections.section';

const users = aColumn({ section: 'users', title: 'کاربران', icon: 'users', remote: 'mfe-auth' });
const mehr = aMatrixRow({ cells: [aCell(), aCell({ section: 'users' })] });
const razi = aMatrixRow({
  clinic_id: 4,
  name: 'کلینیک رازی',
  cells: [
    aCell({ is_on: false, reason: 'switched_off' }),
    aCell({ section: 'users', version: '1.4.0', loads: 40, failures: 3 }),
  ],
});

const answers: Record<string, FakeAnswer> = {
  'GET /registry/new-sections': () => pageWith(),
  'GET /registry/sections': () => pageWith(aColumn(), users),
  'GET /registry/matrix': () => pageWith(mehr, razi),
  'POST /registry/switches/preview': () => aPreview(),
};
const open = (over: Record<string, FakeAnswer> = {}, at?: string) => {
  const calls = fakeApi({ ...answers, ...over });
  const place = { path: '/admin/sections', at, toasts: true, session: aPlatformLogin() };
  return { calls, ...renderScreen(<MatrixScreen />, place) };
};
const cell = (name: string) => screen.findByRole('button', { name });

testListScreen({
  element: <MatrixScreen />,
  place: { path: '/admin/sections', session: aPlatformLogin() },
  list: 'GET /registry/matrix',
  rows: () => pageWith(mehr),
  answers,
  find: () => screen.findByRole('row', { name: /کلینیک مهر/ }),
  empty: m.empty,
  narrowed: { query: '?search=ناموجود', says: 'موردی با این جستجو پیدا نشد' },
});

it('shows for each section of each clinic whether it is on, and everything unusual', async () => {
  open();
  expect(await cell('انبار در کلینیک مهر: روشن')).toBeVisible();
  expect(await cell('انبار در کلینیک رازی: خاموش')).toBeVisible();
  expect(await cell('کاربران در کلینیک رازی: روشن')).toHaveAccessibleDescription(
    'نسخه 1.4.0، جز پیش‌فرض · ۳ خطا در ۴۰ بارگذاری ۲۴ ساعت گذشته · در ۳۰ روز گذشته باز نشده است',
  );
});

it('previews a switch, makes it, and undoes it', async () => {
  const changed = { section: 'inventory', is_on: false, changed: [1] };
  const { calls, user } = open({
    'POST /registry/switches/preview': () => aPreview({ recent_users: 2 }),
    'POST /registry/switches': () => changed,
  });
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  const told = await within(drawer).findByRole('region', { name: 'چه رخ می‌دهد' });
  expect(await within(told).findByText('۲', { selector: 'b' })).toBeVisible();
  expect(told).toHaveTextContent('آنچه نیمه‌کاره نوشته‌اند می‌ماند');

  await user.type(within(drawer).getByLabelText('دلیل'), 'بدهی');
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  expect(await screen.findByText('انبار در کلینیک مهر خاموش شد')).toBeVisible();
  expect(drawer).not.toBeInTheDocument();
  const sent = () => calls.filter(({ call }) => call === 'POST /registry/switches');
  expect(sent()[0]?.body).toEqual({
    clinic_ids: [1],
    section: 'inventory',
    is_on: false,
    reason: 'بدهی',
  });

  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ clinic_ids: [1], is_on: true }));
  expect(await screen.findByText('به حالت پیش بازگشت')).toBeVisible();
});

it('schedules a switch at a Jalali date and time, and undoes it', async () => {
  const { calls, user } = open({
    'POST /registry/switch-schedules': () => pageWith(aSchedule({ id: 9 })),
    'DELETE /registry/switch-schedules/:id': () => ({}),
  });
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  await user.type(within(drawer).getByLabelText(/^از چه زمانی/), '1406/01/10');
  await user.type(within(drawer).getByLabelText(/^ساعت/), '09:00');
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  expect(await screen.findByText(/زمان‌بندی شد برای ۱۴۰۶\/۰۱\/۱۰، ۰۹:۰۰/)).toBeVisible();
  const made = calls.find(({ call }) => call === 'POST /registry/switch-schedules');
  expect(made?.body).toMatchObject({ clinic_ids: [1], at: '2027-03-30T05:30:00.000Z' });

  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain('DELETE /registry/switch-schedules/9'),
  );
});

it('repeats a schedule with the same idempotency key after a lost answer', async () => {
  let answer: unknown = refuse(500, { code: 'unforeseen', message: 'ذخیره نشد' });
  const { calls, user } = open({ 'POST /registry/switch-schedules': () => answer });
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  await user.type(within(drawer).getByLabelText(/^از چه زمانی/), '1406/01/10');
  await user.type(within(drawer).getByLabelText(/^ساعت/), '09:00');
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  await within(drawer).findByRole('alert');
  answer = pageWith(aSchedule({ id: 9 }));
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  expect(await screen.findByText(/زمان‌بندی شد برای/)).toBeVisible();
  const keys = calls
    .filter(({ call }) => call === 'POST /registry/switch-schedules')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('offers no undo that the user may not make', async () => {
  fakeApi({
    ...answers,
    'GET /registry/matrix': () =>
      pageWith(
        aMatrixRow({ cells: [aCell({ scheduled: { id: 9, at: '2026-12-01', is_on: false } })] }),
      ),
  });
  const { user } = openSection(section, '/admin/sections', 'write');
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  expect(within(drawer).getByRole('button', { name: 'خاموش شود' })).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'لغو زمان‌بندی' })).not.toBeInTheDocument();
});

it('shows an error at the field for a time in the past', async () => {
  const { user } = open();
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  await user.type(within(drawer).getByLabelText(/^از چه زمانی/), '1400/01/10');
  await user.type(within(drawer).getByLabelText(/^ساعت/), '09:00');
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  expect(await within(drawer).findByText('زمانی در آینده را وارد کنید')).toBeVisible();
});

it('switches one section for all clinics that a search finds', async () => {
  const found = { ...pageWith(mehr), meta: { page: 1, limit: 25, total: 2, totalPages: 1 } };
  const { calls, user } = open({
    'GET /registry/matrix': ({ params }) => (params.limit === 500 ? pageWith(mehr, razi) : found),
    'POST /registry/switches': () => ({ section: 'users', is_on: false, changed: [1, 4] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'انتخاب کلینیک مهر' }));
  await user.click(screen.getByRole('button', { name: 'انتخاب هر ۲ کلینیک' }));
  await screen.findAllByText('۲ مورد انتخاب شده');
  await user.click(screen.getByRole('button', { name: 'تغییر یک بخش…' }));
  const drawer = await screen.findByRole('dialog', { name: 'تغییر یک بخش' });
  await user.selectOptions(within(drawer).getByLabelText('کدام بخش'), 'کاربران');
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ clinic_ids: [1, 4] }));
  await user.click(within(drawer).getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('کاربران در ۲ کلینیک خاموش شد')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تغییر یک بخش…' })).not.toBeInTheDocument();
});

it('filters from the heading of a column', async () => {
  const { calls, user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'کار با ستون انبار' }));
  await user.click(screen.getByRole('menuitem', { name: 'کلینیک‌هایی که این بخش را خاموش دارند' }));
  await waitFor(() =>
    expect(calls.at(-1)?.params).toMatchObject({ state: 'any_off', section: 'inventory' }),
  );
  expect(location()).toBe('/admin/sections?state=any_off&section=inventory');
});

it('moves between cells with the arrow keys, and is one tab stop', async () => {
  const { user } = open();
  const first = await cell('انبار در کلینیک مهر: روشن');
  act(() => first.focus());
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(await cell('کاربران در کلینیک رازی: روشن')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await cell('انبار در کلینیک رازی: خاموش')).toHaveFocus();
  expect(await cell('انبار در کلینیک مهر: روشن')).toHaveAttribute('tabindex', '-1');
});

it('says why a switch cannot turn on a section that the clinic has not bought', async () => {
  const bought = aMatrixRow({ cells: [aCell({ is_on: false, reason: 'feature' })] });
  const { user } = open({ 'GET /registry/matrix': () => pageWith(bought) });
  await user.click(await cell('انبار در کلینیک مهر: خریداری نشده'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  expect(drawer).toHaveTextContent('این کلینیک ماژول این بخش را ندارد');
  expect(within(drawer).queryByRole('button', { name: 'روشن شود' })).not.toBeInTheDocument();
});

it('keeps the form values when the server refuses', async () => {
  const refusal = () => refuse(409, { code: 'conflict', message: 'کلینیک بایگانی شده است' });
  const { user } = open({ 'POST /registry/switches': refusal });
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  await user.type(within(drawer).getByLabelText('دلیل'), 'بدهی');
  await user.click(within(drawer).getByRole('button', { name: 'خاموش شود' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('کلینیک بایگانی شده است');
  expect(within(drawer).getByLabelText('دلیل')).toHaveValue('بدهی');
});

it('shows no switches to users who may not write', async () => {
  fakeApi(answers);
  const { user } = openSection(section, '/admin/sections', 'read');
  await user.click(await cell('انبار در کلینیک مهر: روشن'));
  const drawer = await screen.findByRole('dialog', { name: 'انبار' });
  expect(within(drawer).queryByRole('button', { name: 'خاموش شود' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('lists the new sections that wait for acceptance above the matrix', async () => {
  open({ 'GET /registry/new-sections': () => pageWith(aNewSection()) });
  const list = await screen.findByRole('list', { name: 'بخش‌های جدید در انتظار پذیرش' });
  expect(list).toHaveTextContent('کارت هدیه');
});
