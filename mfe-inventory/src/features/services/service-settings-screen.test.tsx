import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed } from '@ziba/shared/testing/samples';
import { toast, Toasts } from '@ziba/shared/ui/overlays/toast';
import { render, screen, waitFor } from '@testing-library/react';
import { ServiceSettingsScreen } from './service-settings-screen';

const path = '/clinic/services/settings';
const list = 'GET /presentableServiceCategories';
const create = 'POST /presentableServiceCategories';
const edit = `${create}/3`;

const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({ [list]: () => pageWith(aNamed({ id: 3, name: 'زیبایی', name_en: null })), ...others });
const open = () => renderScreen(<ServiceSettingsScreen />, { path });
const press = (name: string) => screen.getByRole('button', { name });

afterEach(toast.clear);

it('shows the service categories', async () => {
  serve();
  open();
  expect(await screen.findByText('زیبایی')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'تنظیمات خدمات' })).toBeVisible();
});

it('adds one, says so and returns to the services', async () => {
  const calls = serve({ [create]: () => aNamed() });
  render(<Toasts />);
  const { user, location } = open();
  await screen.findByText('زیبایی');
  await user.click(press('افزودن'));
  await user.type(screen.getByLabelText('نام دسته‌بندی'), 'لیزر');
  await user.type(screen.getByLabelText('نام انگلیسی'), 'laser');
  await user.click(press('ثبت'));

  await waitFor(() => expect(location()).toBe('/clinic/services'));
  const body = calls.find(({ call }) => call === create)?.body;
  expect(body).toEqual({ name: 'لیزر', name_en: 'laser' });
  expect(screen.getByText('دسته‌بندی خدمات با موفقیت ثبت شد')).toBeVisible();
});

it('fills the form with the chosen one and saves its change', async () => {
  const calls = serve({ [edit]: () => aNamed() });
  const { user, location } = open();
  await screen.findByText('زیبایی');
  await user.click(press('ویرایش زیبایی'));
  expect(screen.getByLabelText('نام دسته‌بندی')).toHaveDisplayValue('زیبایی');
  await user.clear(screen.getByLabelText('نام دسته‌بندی'));
  await user.type(screen.getByLabelText('نام دسته‌بندی'), 'پوست');
  await user.click(press('ثبت'));

  await waitFor(() => expect(location()).toBe('/clinic/services'));
  expect(calls.find(({ call }) => call === edit)?.body).toEqual({ name: 'پوست', version: 1 });
});

it('refuses a blank name and sends nothing', async () => {
  const calls = serve();
  const { user } = open();
  await screen.findByText('زیبایی');
  await user.click(press('افزودن'));
  await user.click(press('ثبت'));
  await waitFor(() =>
    expect(screen.getByLabelText('نام دسته‌بندی')).toHaveAccessibleDescription(
      'لطفا نام دسته‌بندی را وارد کنید',
    ),
  );
  expect(calls.map(({ call }) => call)).toEqual([list]);
});

it('explains a refusal of the server beside the name', async () => {
  const message = 'این دسته‌بندی قبلا ثبت شده است';
  serve({ [create]: () => refuse(409, { code: 'taken', message, fields: { name: message } }) });
  const { user, location } = open();
  await screen.findByText('زیبایی');
  await user.click(press('افزودن'));
  await user.type(screen.getByLabelText('نام دسته‌بندی'), 'زیبایی');
  await user.click(press('ثبت'));
  await waitFor(() =>
    expect(screen.getByLabelText('نام دسته‌بندی')).toHaveAccessibleDescription(message),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('خطا در ثبت دسته‌بندی خدمات');
  expect(location()).toBe(path);
});

it('offers another try when the categories cannot be read', async () => {
  let answer = refuse(400, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  serve({ [list]: () => answer });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith(aNamed({ name: 'لیزر' }));
  await user.click(press('تلاش دوباره'));
  expect(await screen.findByText('لیزر')).toBeVisible();
});
