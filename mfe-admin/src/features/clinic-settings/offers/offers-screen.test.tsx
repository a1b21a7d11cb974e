import type { Discount } from '@ziba/shared/contracts/discounts';
import type { Insurance } from '@ziba/shared/contracts/insurances';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { OffersScreen } from './offers-screen';

const spring: Discount = {
  ...{ id: 3, version: 1, code: 'BAHAR20', title: null, kind: 'percent', value: 20 },
  ...{ service_id: null, service: null, starts_on: null, ends_on: null, max_uses: 100 },
  ...{ per_patient: 1, used: 7, state: 'active', created_at: '2026-01-03T08:30:00.000Z' },
};
const social: Insurance = {
  ...{ id: 5, version: 2, name: 'تأمین اجتماعی', type: null, mainCost: null },
  ...{ clinicPercentage: 23, insuredPercentage: 7 },
};

const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    'GET /discounts': () => pageWith(spring),
    'GET /insurances': () => pageWith(social),
    ...others,
  });
const place = { path: '/clinic/settings/discounts', toasts: true };
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('adds a discount code, and keeps what was typed when the server refuses it', async () => {
  const message = 'این کد تخفیف قبلا ثبت شده است';
  let answer: () => unknown = () =>
    refuse(409, { code: 'taken', message, fields: { code: message } });
  const calls = serve({ 'POST /discounts': () => answer() });
  const { user } = renderScreen(<OffersScreen />, place);
  const codes = await card('کدهای تخفیف');
  expect(await codes.findByText(/BAHAR۲۰.*۲۰٪، ۷ از ۱۰۰ بار استفاده، فعال/)).toBeVisible();

  await user.click(codes.getByRole('button', { name: 'افزودن' }));
  await user.type(codes.getByLabelText('کد تخفیف'), 'PAEEZ');
  await user.type(codes.getByLabelText('مقدار (درصد یا تومان)'), '۱۲۰');
  await user.click(codes.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(codes.getByLabelText('مقدار (درصد یا تومان)')).toHaveAccessibleDescription(
      'درصد تخفیف باید بین ۱ تا ۱۰۰ باشد',
    ),
  );
  await user.clear(codes.getByLabelText('مقدار (درصد یا تومان)'));
  await user.type(codes.getByLabelText('مقدار (درصد یا تومان)'), '۱۲');
  await user.click(codes.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(codes.getByLabelText('کد تخفیف')).toHaveAccessibleDescription(message),
  );
  expect(codes.getByLabelText('کد تخفیف')).toHaveValue('PAEEZ');

  answer = () => spring;
  await user.click(codes.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('کد تخفیف ذخیره شد')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /discounts').at(-1)?.body).toMatchObject({
    ...{ code: 'PAEEZ', kind: 'percent', value: 12 },
  });
});

it('changes only the share that was edited of an insurance', async () => {
  const calls = serve({ 'POST /insurances/5': () => social });
  const { user } = renderScreen(<OffersScreen />, place);
  const list = await card('بیمه‌ها');
  expect(await list.findByText('تأمین اجتماعی: کلینیک ۲۳٪، بیمه‌شده ۷٪')).toBeVisible();
  await user.click(list.getByRole('button', { name: /^ویرایش/ }));
  await user.clear(list.getByLabelText('سهم بیمه‌شده (درصد)'));
  await user.type(list.getByLabelText('سهم بیمه‌شده (درصد)'), '۱۰');
  await user.click(list.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('بیمه ذخیره شد')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /insurances/5')?.body).toEqual({
    insuredPercentage: 10,
    version: 2,
  });
});

it('only shows the lists to a reader', async () => {
  serve();
  renderScreen(<OffersScreen />, { ...place, session: aLoginWith('read', 'settings') });
  expect(await screen.findByText(/تأمین اجتماعی/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /افزودن|ویرایش|بایگانی/ })).not.toBeInTheDocument();
});
