import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aPayment } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { AppointmentMenu } from './appointment-menu';

const visit = anAppointmentDetails();
const payCall = 'POST /appointments/61/payments';
const pay = 'دریافت هزینه ویزیت';

async function open(
  appointment = visit,
  answers: Record<string, FakeAnswer> = {},
  session = aLogin(),
) {
  const calls = fakeApi({ 'GET /appointments/61': () => appointment, ...answers });
  const view = renderScreen(<AppointmentMenu appointment={appointment} />, {
    session,
    toasts: true,
  });
  await view.user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  const choose = (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, calls, choose };
}
const offered = () => screen.queryByRole('menuitem', { name: pay });

it('takes the remaining fee, and no more than the amount due on the server', async () => {
  const now = { ...visit, paid_amount: 500_000, remaining_amount: 4_000_000 };
  const { user, calls, choose } = await open(visit, {
    'GET /appointments/61': () => now,
    [payCall]: () => aPayment(),
  });
  await choose(pay);
  const amount = await screen.findByRole('textbox', { name: /^مبلغ پرداخت/ });
  await user.type(amount, '4500000');
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByText('مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تسویه کامل' }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByText('پرداخت ۴٬۰۰۰٬۰۰۰ تومان ثبت شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === payCall)).toMatchObject({
    body: { amount: 4_000_000, method: 'cash' },
    headers: { 'idempotency-key': expect.any(String) as string },
  });
});

it('shows the payments with their receipts', async () => {
  const paid = anAppointmentDetails({ paid_amount: 100_000, remaining_amount: 4_400_000 });
  const { choose } = await open(paid, {
    'GET /appointments/61/payments': () => pageWith(aPayment({ target: 'appointment' })),
  });
  await choose('پرداخت‌ها و رسید');
  expect(await screen.findByRole('button', { name: 'رسید پرداخت ۱۰۰٬۰۰۰ تومان' })).toBeVisible();
});

it.each([
  ['is paid', { remaining_amount: 0 }],
  ['was canceled', { status: 'canceled' }],
  ['did not take place', { status: 'no_show' }],
] as const)('offers no payment for a visit that %s', async (_, over) => {
  await open(anAppointmentDetails(over));
  expect(offered()).not.toBeInTheDocument();
});

it('offers the payment for a visit that is done', async () => {
  await open(anAppointmentDetails({ status: 'done' }));
  expect(offered()).toBeVisible();
});

it('offers the payment to users who may take payments in any section', async () => {
  const { unmount } = await open(visit, {}, aLoginWith('read', 'appointments'));
  expect(offered()).not.toBeInTheDocument();
  unmount();
  await open(visit, {}, aLoginWith('write', 'accounting'));
  expect(offered()).toBeVisible();
});
