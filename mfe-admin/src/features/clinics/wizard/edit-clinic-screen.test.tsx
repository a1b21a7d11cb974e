import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { wizardAnswers } from '../../../testing/wizard-answers';
import { EditClinicScreen } from './edit-clinic-screen';

const read = 'GET /clinics/3';
const save = 'POST /clinics/3';
const place = { path: '/admin/clinics/edit/:id', at: '/admin/clinics/edit/3' };
const stored = aClinic({
  ...{ id: 3, version: 4, features: 'پیامک، sms', payment_description: 'یک‌ساله' },
  ...{ identity_file: 'id.pdf', invoice_file: 'invoice.pdf', contract_file: 'contract.pdf' },
});
const answers = { ...wizardAnswers, [read]: () => stored };
const field = (name: string) => screen.findByLabelText(name);
const step = (name: string) =>
  within(screen.getByRole('navigation', { name: 'ویرایش کلینیک' })).getByRole('button', { name });

testRecordScreen({
  element: <EditClinicScreen />,
  place,
  read,
  answers,
  find: () => field('نام'),
});

it('opens every step, sends only what was changed, and a new price only for other resources', async () => {
  const calls = fakeApi({ ...answers, [save]: () => ({ ...stored, version: 5 }) });
  const { user, location } = renderScreen(<EditClinicScreen />, { ...place, toasts: true });
  expect(await field('نام')).toHaveValue('کلینیک زیبایی مهر');
  await user.click(step('اطلاعات مالی'));
  // The agreed amount stays, although the prices are others by now.
  expect(await field('مبلغ قابل پرداخت')).toHaveValue('۱۲٬۰۰۰٬۰۰۰');
  expect(await screen.findByText(/با هزینه‌های امروز ۱۱٬۰۰۰٬۰۰۰ تومان/)).toBeVisible();
  await user.click(step('منابع و اشتراک'));
  expect(await field('sms')).toBeChecked();
  await user.click(await field('گزارش'));
  await user.click(step('اطلاعات مالی'));
  await waitFor(async () => expect(await field('مبلغ قابل پرداخت')).toHaveValue('۱۱٬۰۰۰٬۰۰۰'));
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));

  await waitFor(() => expect(location()).toBe('/admin/clinics/3'));
  expect(screen.getByText('اطلاعات کلینیک با موفقیت ویرایش شد')).toBeVisible();
  expect(calls.findLast(({ call }) => call === save)?.body).toEqual({
    features: 'پیامک، گزارش، sms',
    amount_to_pay: 11_000_000,
    version: 4,
  });
});

it('goes on with a draft where it is incomplete; it stays a draft until it is activated', async () => {
  const draft = { ...stored, account_status: 'pending', is_active: false, contract_file: null };
  const calls = fakeApi({ ...answers, [read]: () => draft, [save]: () => draft });
  const { user, location } = renderScreen(<EditClinicScreen />, place);
  expect(await screen.findByRole('heading', { name: 'مرحله ۴ از ۴: نهایی‌سازی' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ذخیره و فعال‌سازی' }));
  expect(await screen.findByText('بارگذاری فایل قرارداد الزامی است')).toBeVisible();
  await user.type(await field('یادداشت'), 'تماس گرفته شد');
  await user.click(screen.getByRole('button', { name: 'ذخیره پیش‌نویس' }));
  await waitFor(() => expect(location()).toBe('/admin/clinics/3'));
  expect(calls.findLast(({ call }) => call === save)?.body).toEqual({
    notes: 'تماس گرفته شد',
    version: 4,
  });
});

it('activates a complete draft', async () => {
  const draft = { ...stored, account_status: 'pending', is_active: false };
  const calls = fakeApi({ ...answers, [read]: () => draft, [save]: () => stored });
  const { user, location } = renderScreen(<EditClinicScreen />, place);
  await screen.findByRole('heading', { name: 'مرحله ۴ از ۴: نهایی‌سازی' });
  await user.click(screen.getByRole('button', { name: 'ذخیره و فعال‌سازی' }));
  await waitFor(() => expect(location()).toBe('/admin/clinics/3'));
  expect(calls.findLast(({ call }) => call === save)?.body).toEqual({
    is_active: true,
    version: 4,
  });
});

it('never overwrites what another operator saved meanwhile', async () => {
  let current = stored;
  const details = { version: 5, changed_by: null, changed_at: '2026-01-03T08:30:00.000Z' };
  const calls = fakeApi({
    ...answers,
    [read]: () => current,
    [save]: () => refuse(409, { code: 'stale', message: 'تغییر کرده است', details }),
  });
  const { user } = renderScreen(<EditClinicScreen />, place);
  await user.type(await field('نام'), ' نو');
  current = { ...stored, version: 5, name: 'کلینیک نور' };
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText(/شخص دیگری.*«نام» را تغییر داد/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'نام' })).toHaveValue('کلینیک زیبایی مهر نو');
  expect(calls.filter(({ call }) => call === save)).toHaveLength(1);
});
