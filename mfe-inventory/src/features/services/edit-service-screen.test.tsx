import {
  fakeApi,
  noAnswer,
  pageWith,
  refuse,
  type FakeAnswer,
} from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { toast, Toasts } from '@ziba/shared/ui/overlays/toast';
import { render, screen, waitFor } from '@testing-library/react';
import { EditServiceScreen } from './edit-service-screen';

const save = 'POST /presentableServices/7';
const path = '/clinic/services/edit/:serviceId';
const at = '/clinic/services/edit/7';
const stored = aService({
  id: 7,
  title: 'تزریق ژل لب',
  system_code: 'SVC-4821',
  category_id: 3,
  fee: 4_500_000,
  description: 'یک سی‌سی',
  image: 'lips.png',
});
type User = ReturnType<typeof open>['user'];

function serve(others: Record<string, FakeAnswer> = {}) {
  return fakeApi({
    'GET /presentableServices/7': () => stored,
    'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'زیبایی' })),
    'GET /files/sign': () => ({ data: { 'lips.png': '/api/files/lips.png?signature=x' } }),
    [save]: () => stored,
    ...others,
  });
}

const open = (state?: object) => renderScreen(<EditServiceScreen />, { path, at, state });
const field = (name: string) => screen.getByLabelText(name);
const ready = () => screen.findByRole('option', { name: 'زیبایی' });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
const sent = (calls: ReturnType<typeof serve>) =>
  calls.find(({ call }) => call === save)?.body as Record<string, unknown> | undefined;

afterEach(toast.clear);

it('shows what is stored', async () => {
  serve();
  open();
  await ready();
  expect(field('نام خدمات')).toHaveDisplayValue('تزریق ژل لب');
  expect(field('دسته‌بندی')).toHaveDisplayValue('زیبایی');
  expect(field('تعرفه')).toHaveDisplayValue('۴٬۵۰۰٬۰۰۰');
  expect(field('کد سیستمی')).toHaveDisplayValue('4821');
  expect(screen.getByText('SVC-')).toBeVisible();
  expect(field('توضیحات')).toHaveDisplayValue('یک سی‌سی');
  expect(await screen.findByRole('link', { name: 'lips.png' })).toBeVisible();
});

it('sends the changes, says so, and returns to the page of the list it came from', async () => {
  const calls = serve();
  render(<Toasts />);
  const { user, location } = open({ list: '/clinic/services?page=2' });
  await ready();
  await user.clear(field('تعرفه'));
  await user.type(field('تعرفه'), '۵۰۰۰۰۰۰');
  await user.clear(field('توضیحات'));
  await user.type(field('مدت'), '۴۵');
  await user.click(screen.getByRole('switch', { name: 'خدمت پیش‌فرض ویزیت' }));
  await submit(user);

  await waitFor(() => expect(location()).toBe('/clinic/services?page=2'));
  expect(sent(calls)).toEqual({
    fee: 5_000_000,
    description: null,
    duration: 45,
    is_default_visit: true,
    version: 1,
  });
  expect(screen.getByText('خدمت با موفقیت ویرایش شد')).toBeVisible();
});

it('returns to the list when it was opened by its address', async () => {
  serve();
  const { user, location } = open();
  await ready();
  await submit(user);
  await waitFor(() => expect(location()).toBe('/clinic/services'));
});

it('removes a picture, and shows none for the default picture', async () => {
  const calls = serve();
  const { user } = open();
  await ready();
  await user.click(screen.getByRole('button', { name: 'حذف lips.png' }));
  await submit(user);
  await waitFor(() => expect(sent(calls)?.image).toBe('uploads/services/default.png'));
});

it('does not show the default picture as a file', async () => {
  serve({
    'GET /presentableServices/7': () =>
      aService({ ...stored, image: 'uploads/services/default.png' }),
  });
  open();
  await ready();
  expect(screen.queryByText(/default\.png/)).not.toBeInTheDocument();
});

it('names a missing field and sends nothing', async () => {
  const calls = serve();
  const { user } = open();
  await ready();
  await user.clear(field('نام خدمات'));
  await user.clear(field('تعرفه'));
  await submit(user);
  await waitFor(() =>
    expect(field('نام خدمات')).toHaveAccessibleDescription('لطفا نام خدمات را وارد کنید'),
  );
  expect(field('تعرفه')).toHaveAccessibleDescription('لطفا تعرفه خدمات را وارد کنید');
  expect(sent(calls)).toBeUndefined();
});

it('puts a refusal of the server beside the field it names', async () => {
  const message = 'این کد قبلا برای خدمت دیگری ثبت شده است';
  serve({
    [save]: () => refuse(409, { code: 'taken', message, fields: { system_code: message } }),
  });
  const { user, location } = open();
  await ready();
  await submit(user);
  await waitFor(() => expect(field('کد سیستمی')).toHaveAccessibleDescription(message));
  expect(screen.getByRole('alert')).toHaveTextContent('خطا در ویرایش خدمت');
  expect(location()).toBe(at);
});

it('says that the change failed when no answer comes, and keeps the typed values', async () => {
  serve({ [save]: () => noAnswer() });
  const { user } = open();
  await ready();
  await user.type(field('نام خدمات'), ' ۲');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^خطا در ویرایش خدمت: /);
  expect(field('نام خدمات')).toHaveDisplayValue('تزریق ژل لب ۲');
});

it('says that the service does not exist, and offers no other try', async () => {
  const message = 'اطلاعات سرویس یافت نشد';
  serve({ 'GET /presentableServices/7': () => refuse(404, { code: 'not_found', message }) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

it('says that the service cannot be read, and offers another try', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  serve({ 'GET /presentableServices/7': () => answer });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = stored;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByLabelText('نام خدمات')).toHaveDisplayValue('تزریق ژل لب');
});

it('says that an address without an id names no service', async () => {
  const message = 'شناسه نامعتبر است';
  fakeApi({ 'GET /presentableServices/:id': () => refuse(400, { code: 'invalid', message }) });
  renderScreen(<EditServiceScreen />, { path, at: '/clinic/services/edit/x' });
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه سرویس یافت نشد');
});

it('does not edit an archived service', async () => {
  serve({ 'GET /presentableServices/7': () => aService({ ...stored, is_active: false }) });
  open();
  expect(await screen.findByText('این خدمت بایگانی شده است و ویرایش نمی‌شود')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ذخیره تغییرات' })).not.toBeInTheDocument();
});

testRecordScreen({
  element: <EditServiceScreen />,
  place: { path, at },
  read: 'GET /presentableServices/7',
  answers: {
    'GET /presentableServices/7': () => stored,
    'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'زیبایی' })),
    'GET /files/sign': () => ({ data: { 'lips.png': '/api/files/lips.png?signature=x' } }),
  },
  find: () => screen.findByDisplayValue('تزریق ژل لب'),
});
