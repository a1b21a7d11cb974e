import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { EditServiceScreen } from './edit-service-screen';

const read = 'GET /presentableServices/7';
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

const answers: Record<string, FakeAnswer> = {
  [read]: () => stored,
  'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'زیبایی' })),
  'GET /files/sign': () => ({ data: { 'lips.png': '/api/files/lips.png?signature=x' } }),
  [save]: () => stored,
};
const serve = (others: Record<string, FakeAnswer> = {}) => fakeApi({ ...answers, ...others });
const open = () => renderScreen(<EditServiceScreen />, { path, at });
const field = (name: string) => screen.getByLabelText(name);
const ready = () => screen.findByRole('option', { name: 'زیبایی' });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
const sent = (calls: ReturnType<typeof serve>) =>
  calls.find(({ call }) => call === save)?.body as Record<string, unknown> | undefined;

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

testFormScreen({
  element: <EditServiceScreen />,
  place: { path, at, state: { list: '/clinic/services?page=2' } },
  answers,
  save,
  submit: 'ذخیره تغییرات',
  typed: { تعرفه: '۵۰۰۰۰۰۰', مدت: '۴۵' },
  choose: async (user) => {
    await user.clear(field('توضیحات'));
    await user.click(screen.getByRole('switch', { name: 'خدمت پیش‌فرض ویزیت' }));
  },
  failed: 'خطا در ویرایش خدمت',
  refused: ['system_code', 'کد سیستمی'],
  sends: { fee: 5_000_000, description: null, duration: 45, is_default_visit: true },
  says: 'خدمت با موفقیت ویرایش شد',
  // The page of the list that it came from.
  opens: '/clinic/services?page=2',
  edits: { read, others: { fee: 4_700_000 } },
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
  serve({ [read]: () => aService({ ...stored, image: 'uploads/services/default.png' }) });
  open();
  await ready();
  expect(screen.queryByText(/default\.png/)).not.toBeInTheDocument();
});

it('says that an address without an id names no service', async () => {
  const message = 'شناسه نامعتبر است';
  fakeApi({ 'GET /presentableServices/:id': () => refuse(400, { code: 'invalid', message }) });
  renderScreen(<EditServiceScreen />, { path, at: '/clinic/services/edit/x' });
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه سرویس یافت نشد');
});

it('does not edit an archived service', async () => {
  serve({ [read]: () => aService({ ...stored, is_active: false }) });
  open();
  expect(await screen.findByText('این خدمت بایگانی شده است و ویرایش نمی‌شود')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ذخیره تغییرات' })).not.toBeInTheDocument();
});

testRecordScreen({
  element: <EditServiceScreen />,
  place: { path, at },
  read,
  answers,
  find: () => screen.findByDisplayValue('تزریق ژل لب'),
});
