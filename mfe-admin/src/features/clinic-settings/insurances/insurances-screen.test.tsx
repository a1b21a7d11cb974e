import type { Insurance } from '@ziba/shared/contracts/insurances';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { InsurancesScreen } from './insurances-screen';

const social: Insurance = {
  ...{ id: 5, version: 2, name: 'تأمین اجتماعی', type: null, mainCost: null },
  ...{ clinicPercentage: 23, insuredPercentage: 7 },
};

const serve = (others: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    'GET /insurances': () => pageWith(social),
    ...others,
  });
const place = { path: '/clinic/settings/insurances', toasts: true };
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('changes only the share that was edited of an insurance', async () => {
  const calls = serve({ 'POST /insurances/5': () => social });
  const { user } = renderScreen(<InsurancesScreen />, place);
  const list = await card('بیمه‌های کلینیک');
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
  renderScreen(<InsurancesScreen />, { ...place, session: aLoginWith('read', 'settings') });
  expect(await screen.findByText(/تأمین اجتماعی/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /افزودن|ویرایش|بایگانی/ })).not.toBeInTheDocument();
});
