import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aQuote, wizardAnswers } from '../../../testing/wizard-answers';
import { NewClinicScreen } from './new-clinic-screen';

const field = (name: string | RegExp) => screen.findByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'ثبت کلینیک جدید' })).getByRole('button', { name });
const document = (name: string) => new File(['x'], name, { type: 'application/pdf' });

function open(answers: Record<string, FakeAnswer> = {}) {
  let count = 0;
  const upload = () => ({ fileName: `file-${(count += 1)}.pdf` });
  const calls = fakeApi({ ...wizardAnswers, 'POST /files/upload': upload, ...answers });
  const view = renderScreen(<NewClinicScreen />, { path: '/admin/clinics/create', toasts: true });
  const saved = () => calls.filter(({ call }) => call === 'POST /clinics').map(({ body }) => body);
  return { ...view, calls, saved };
}
type View = ReturnType<typeof open>;

async function fillGeneral({ user }: View) {
  const texts = {
    نام: 'کلینیک سرو',
    'نام انگلیسی': 'Sarv',
    نشانی: 'بلوار اصلی',
    'مسئول کلینیک': 'مینا کریمی',
    'کد ملی مسئول': '۰۰۱۲۳۴۵۶۷۹',
    'شماره تماس': '۰۹۱۷۱۲۳۴۵۶۷',
  };
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(await field(name), { target: { value } });
  }
  await user.selectOptions(
    await field('دسته‌بندی'),
    await screen.findByRole('option', { name: 'زیبایی' }),
  );
  await user.type(await field('شهر'), 'مرودشت');
  await user.click(await screen.findByRole('option', { name: /^مرودشت.*فارس/ }));
}

it('takes a clinic in, step by step, with the price of the server', async () => {
  let answer: unknown = refuse(409, {
    code: 'price_changed',
    message: 'هزینه‌ها تغییر کرده است',
    fields: { amount_to_pay: 'مبلغ جدید ۱۳٬۲۰۰٬۰۰۰ تومان است' },
  });
  let quote = aQuote(10_000_000);
  const view = open({ 'POST /clinics': () => answer, 'POST /clinics/quote': () => quote });
  const { user, location, calls, saved } = view;
  await fillGeneral(view);
  expect(step('منابع و اشتراک')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('ادامه'));
  const identity = await field(/^مدرک هویتی/);
  await waitFor(() =>
    expect(identity).toHaveAccessibleDescription(/بارگذاری مدارک هویتی الزامی است/),
  );
  await user.upload(identity, document('id.pdf'));
  await screen.findByRole('link', { name: 'id.pdf' });
  await user.click(button('ادامه'));

  await screen.findByRole('heading', { name: 'مرحله ۲ از ۴: منابع و اشتراک' });
  const storage = await field('فضای ذخیره‌سازی');
  expect(storage).toHaveDisplayValue('۲ گیگابایت، ۱٬۰۰۰٬۰۰۰ تومان');
  expect(await field('ترافیک بارگذاری')).toHaveDisplayValue('نامحدود، بدون هزینه تعریف‌شده');
  await user.selectOptions(storage, '۱۰ گیگابایت، ۴٬۰۰۰٬۰۰۰ تومان');
  await user.click(await field('پیامک'));
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call === 'POST /clinics/quote')?.body).toEqual({
      plan: {
        storage_limit: '10 گیگابایت',
        upload_traffic_limit: 'Unlimited',
        sms_limit: '1000',
        subscription_type: 'سالیانه',
        features: 'پیامک',
      },
    }),
  );
  await user.click(button('ادامه'));

  const price = within(await screen.findByRole('region', { name: 'مبلغ محاسبه‌شده' }));
  expect(await price.findByText('۱۱٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(price.getByText('مالیات ۱۰ درصد')).toBeVisible();
  expect(await field('مبلغ قابل پرداخت')).toHaveValue('۱۱٬۰۰۰٬۰۰۰');
  const order = [
    await field('عنوان پرداخت'),
    await field('شرح پرداخت'),
    await field('مبلغ قابل پرداخت'),
    await field('مبلغ پرداخت‌شده'),
    await field(/^پیوست‌های پرداخت/),
  ];
  const shown = [...globalThis.document.querySelectorAll<HTMLElement>('form input, form textarea')];
  expect(shown.filter((input) => order.includes(input))).toEqual(order);
  await user.click(button('کپی در مبلغ پرداخت‌شده'));
  expect(await field('مبلغ پرداخت‌شده')).toHaveValue('۱۱٬۰۰۰٬۰۰۰');
  fireEvent.change(await field('عنوان پرداخت'), { target: { value: 'اشتراک' } });
  fireEvent.change(await field('شرح پرداخت'), { target: { value: 'یک‌ساله' } });
  await user.upload(await field(/^پیوست‌های پرداخت/), document('invoice.pdf'));
  await screen.findByRole('link', { name: 'invoice.pdf' });
  await user.click(button('ادامه'));

  await screen.findByRole('heading', { name: 'مرحله ۴ از ۴: نهایی‌سازی' });
  await user.click(button('ذخیره و فعال‌سازی'));
  const contract = await field(/^قرارداد/);
  await waitFor(() =>
    expect(contract).toHaveAccessibleDescription(/بارگذاری فایل قرارداد الزامی است/),
  );
  await user.upload(contract, document('contract.pdf'));
  await screen.findByRole('link', { name: 'contract.pdf' });
  quote = aQuote(12_000_000);
  await user.click(button('ذخیره و فعال‌سازی'));
  // The refusal opens the step of the amount, which is the new one by now.
  expect(await screen.findByText(/مبلغ جدید ۱۳٬۲۰۰٬۰۰۰ تومان است/)).toBeVisible();
  await waitFor(async () => expect(await field('مبلغ قابل پرداخت')).toHaveValue('۱۳٬۲۰۰٬۰۰۰'));
  answer = aClinic({ id: 9 });
  await user.click(step('نهایی‌سازی'));
  await user.click(await screen.findByRole('button', { name: 'ذخیره و فعال‌سازی' }));

  await waitFor(() => expect(location()).toBe('/admin/clinics/9'));
  expect(screen.getByText('کلینیک ثبت و فعال شد')).toBeVisible();
  expect(saved().at(-1)).toEqual({
    name: 'کلینیک سرو',
    name_en: 'Sarv',
    city: 'مرودشت',
    address: 'بلوار اصلی',
    clinic_category_id: 5,
    responsible_name: 'مینا کریمی',
    responsible_national_id: '0012345679',
    identity_file: 'file-1.pdf',
    phone1: '09171234567',
    phone2: null,
    avatar_image: null,
    storage_limit: '10 گیگابایت',
    upload_traffic_limit: 'Unlimited',
    sms_limit: '1000',
    subscription_type: 'سالیانه',
    subscription_days: 30,
    subscription_start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    features: 'پیامک',
    payment_title: 'اشتراک',
    payment_description: 'یک‌ساله',
    amount_to_pay: 13_200_000,
    paid_amount: 11_000_000,
    invoice_file: 'file-2.pdf',
    contract_file: 'file-3.pdf',
    notes: null,
    is_active: true,
  });
}, 60_000);

it('keeps an incomplete clinic as a draft from any step, and accepts a city that is not listed', async () => {
  const view = open({ 'POST /clinics': () => aClinic({ id: 9 }) });
  const { user, location, saved } = view;
  await user.click(button('ذخیره پیش‌نویس'));
  await waitFor(async () =>
    expect(await field('نام')).toHaveAccessibleDescription('لطفا همه فیلدهای ضروری را پر کنید'),
  );
  await fillGeneral(view);
  const city = await field('شهر');
  await user.clear(city);
  await user.type(city, 'شهر تازه');
  await user.click(await screen.findByRole('option', { name: /شهر تازه/ }));
  await user.click(button('ذخیره پیش‌نویس'));
  await waitFor(() => expect(location()).toBe('/admin/clinics/9'));
  expect(screen.getByText('پیش‌نویس کلینیک ذخیره شد')).toBeVisible();
  expect(saved()).toEqual([
    expect.objectContaining({
      ...{ city: 'شهر تازه', is_active: false, identity_file: null, contract_file: null },
      ...{ amount_to_pay: 11_000_000, paid_amount: null },
    }),
  ]);
}, 30_000);

it('goes on without prices: says so, and offers another try when they cannot be read', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'پایگاه داده در دسترس نیست' });
  const none = { lines: [], subtotal: 0, tax_rate: 10, tax: 0, total: 0 };
  const { user } = open({
    'GET /resources-pricing': () => answer,
    'POST /clinics/quote': () => (answer === none ? none : answer),
  });
  expect(
    await screen.findByText(/خطا در دریافت هزینه‌ها. پایگاه داده در دسترس نیست/),
  ).toBeInTheDocument();
  const failed = await screen.findByText(/خطا در محاسبه مبلغ. پایگاه داده در دسترس نیست/);
  answer = none;
  await user.click(within(failed).getByText('تلاش دوباره'));
  expect(await screen.findByText(/هزینه‌ای تعریف نشده است/)).toBeInTheDocument();
});
