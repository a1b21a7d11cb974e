import type { PriceChange, ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { ClinicPricesScreen } from './clinic-prices-screen';

const at = '2026-01-03T08:30:00.000Z';
const storage: ResourcePrice = {
  ...{ id: 4, version: 2, title: '۵ گیگابایت', price: 1_200_000, type: 'storage' },
  ...{ created_at: at, updated_at: at },
};
const change: PriceChange = {
  ...{ id: 8, at, type: 'storage', title: '۵ گیگابایت' },
  ...{ before: 1_000_000, after: 1_200_000, user_name: 'مدیر سامانه' },
};
const beauty = aNamed({ id: 5, version: 3, name: 'زیبایی', name_en: 'beauty' });

const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    'GET /clinic-categories': () => pageWith(beauty),
    'GET /resources-pricing': () => pageWith(storage),
    'GET /resources-pricing/history': () => pageWith(change),
    ...others,
  });
const open = (session = aPlatformLogin()) =>
  renderScreen(<ClinicPricesScreen />, {
    path: '/admin/clinics/settings',
    session,
    toasts: true,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const pricesCard = () => card('منابع و هزینه‌ها');
const categoriesCard = () => card('دسته‌بندی کلینیک‌ها');

it('adds a price with its kind, says so and returns to the clinics', async () => {
  const calls = serve({ 'POST /resources-pricing': () => storage });
  const { user, location } = open();
  const prices = await pricesCard();
  expect(await prices.findByText('فضای ذخیره‌سازی: ۵ گیگابایت، ۱٬۲۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(calls.find(({ call }) => call === 'GET /resources-pricing')?.params).toMatchObject({
    limit: 500,
  });

  await user.click(prices.getByRole('button', { name: 'افزودن' }));
  await user.click(prices.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(prices.getByLabelText('مقدار')).toHaveAccessibleDescription(
      'لطفا مقدار و هزینه را وارد کنید',
    ),
  );
  await user.selectOptions(prices.getByRole('combobox', { name: 'نوع منبع' }), 'پیامک');
  await user.type(prices.getByLabelText('مقدار'), '۱۰۰۰ پیامک');
  await user.type(prices.getByLabelText('هزینه'), '۳۰۰۰۰۰');
  await user.click(prices.getByRole('button', { name: 'ثبت' }));

  await waitFor(() => expect(location()).toBe('/admin/clinics'));
  expect(await screen.findByText('مقدار با موفقیت ذخیره شد')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /resources-pricing')?.body).toEqual({
    type: 'sms',
    title: '۱۰۰۰ پیامک',
    price: 300_000,
  });
});

it('saves only what was changed in a category, and says that it was edited', async () => {
  const calls = serve({ 'POST /clinic-categories/5': () => beauty });
  const { user, location } = open();
  const categories = await categoriesCard();
  await user.click(await categories.findByRole('button', { name: 'ویرایش زیبایی' }));
  await user.type(categories.getByLabelText('نام دسته‌بندی'), ' و لیزر');
  await user.click(categories.getByRole('button', { name: 'ثبت' }));

  await waitFor(() => expect(location()).toBe('/admin/clinics'));
  expect(await screen.findByText('دسته‌بندی کلینیک با موفقیت ویرایش شد')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /clinic-categories/5')?.body).toEqual({
    name: 'زیبایی و لیزر',
    version: 3,
  });
});

it('keeps what was typed when the server refuses it, and says why beside the name', async () => {
  const message = 'این دسته‌بندی قبلا ثبت شده است';
  serve({
    'POST /clinic-categories': () =>
      refuse(409, { code: 'taken', message, fields: { name: message } }),
  });
  const { user, location } = open();
  const categories = await categoriesCard();
  await user.click(await categories.findByRole('button', { name: 'افزودن' }));
  await user.type(categories.getByLabelText('نام دسته‌بندی'), 'زیبایی');
  await user.click(categories.getByRole('button', { name: 'ثبت' }));

  const name = categories.getByLabelText('نام دسته‌بندی');
  await waitFor(() => expect(name).toHaveAccessibleDescription(message));
  expect(name).toHaveValue('زیبایی');
  expect(categories.getByRole('alert')).toHaveTextContent('خطا در ثبت اطلاعات');
  expect(screen.getAllByText(message).length).toBeGreaterThan(1);
  expect(location()).toBe('/admin/clinics/settings');
});

it('shows what each price was, what it became, and who changed it', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'تاریخچه هزینه‌ها' }));
  const row = await screen.findByRole('row', { name: /۵ گیگابایت/ });
  expect(row).toHaveTextContent('۱٬۰۰۰٬۰۰۰ تومان');
  expect(row).toHaveTextContent('۱٬۲۰۰٬۰۰۰ تومان');
  expect(row).toHaveTextContent('مدیر سامانه');
});

it('archives a price after a question; users without that right see no such button', async () => {
  const calls = serve({ 'DELETE /resources-pricing/4': () => ({ id: 4, archived: true }) });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: /^بایگانی فضای ذخیره‌سازی/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/صورت‌حساب‌های صادرشده تغییر نمی‌کنند/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain('DELETE /resources-pricing/4'),
  );
  unmount();

  serve();
  open(aPlatformLogin({ levels: [3] }));
  expect(await screen.findByRole('button', { name: 'ویرایش زیبایی' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /بایگانی/ })).not.toBeInTheDocument();
});

it('offers another try when the prices cannot be read', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'پایگاه داده در دسترس نیست' });
  serve({ 'GET /resources-pricing': () => answer });
  const { user } = open();
  const prices = await pricesCard();
  expect(await prices.findByRole('alert')).toHaveTextContent(
    'خطا در دریافت منابع و هزینه‌ها. پایگاه داده در دسترس نیست',
  );
  answer = pageWith(storage);
  await user.click(prices.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await prices.findByText(/۵ گیگابایت/)).toBeVisible();
});
