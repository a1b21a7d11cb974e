import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aChangeRequest } from '../../../testing/change-samples';
import { ChangeCard } from './change-card';

const clinic = aClinicSummary({ identity_file: null });
const list = 'GET /clinics/1/change-requests';
const ask = 'POST /clinics/1/change-requests';
const show = () => renderScreen(<ChangeCard clinic={clinic} />, { toasts: true });

it('asks for a change with a document, and says what is missing', async () => {
  const calls = fakeApi({
    [list]: () => pageWith(),
    [ask]: () =>
      refuse(409, { code: 'request_open', message: 'یک درخواست تغییر در انتظار بررسی است' }),
    'GET /files/sign': () => ({ data: {} }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'درخواست تغییر' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'درخواست تغییر' }));
  expect(drawer.getByLabelText('مسئول کلینیک')).toHaveValue('مینا صالحی');
  await user.click(drawer.getByRole('button', { name: 'ارسال درخواست' }));
  await waitFor(() =>
    expect(drawer.getAllByText('لطفا مدرک هویتی را بارگذاری کنید')[0]).toBeVisible(),
  );
  expect(calls.some(({ call }) => call === ask)).toBe(false);
});

it('says that a request waits, withdraws it, and tells why an earlier one was refused', async () => {
  let latest = aChangeRequest();
  const withdraw = 'POST /clinics/1/change-requests/4/withdraw';
  const calls = fakeApi({
    [list]: () => pageWith(latest),
    [withdraw]: () => {
      latest = aChangeRequest({ status: 'refused', reason: 'مدرک خوانا نیست' });
      return latest;
    },
  });
  const { user } = show();
  expect(await screen.findByText(/«سارا نوری».*در انتظار بررسی است/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'درخواست تغییر' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'پس گرفتن درخواست' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'پس گرفتن درخواست' }));
  expect(await screen.findByText('درخواست پیشین رد شد: مدرک خوانا نیست')).toBeVisible();
  expect(calls.some(({ call }) => call === withdraw)).toBe(true);
  expect(screen.getByRole('button', { name: 'درخواست تغییر' })).toBeVisible();
});
