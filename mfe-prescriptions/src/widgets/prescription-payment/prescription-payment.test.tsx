import { screen, waitFor } from '@testing-library/react';
import { levels } from '@ziba/shared/contracts/permissions';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aTranscription } from '@ziba/shared/testing/transcription-samples';
import { PrescriptionPayment } from './prescription-payment';

const pay = () => screen.getByRole('button', { name: /^پرداخت هزینه/ });

it('pays the rest of the fee in the dialog of payments', async () => {
  const call = 'POST /patient-transcriptions/91/payments';
  const calls = fakeApi({ [call]: () => ({ id: 5 }) });
  const { user } = renderScreen(<PrescriptionPayment prescription={aTranscription()} />);
  await user.click(pay());
  await user.click(await screen.findByRole('button', { name: /تسویه کامل/ }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  await waitFor(() => expect(calls.find((one) => one.call === call)).toBeDefined());
  expect(calls.find((one) => one.call === call)?.body).toMatchObject({
    amount: 9_000_000,
    method: 'cash',
  });
});

it.each([
  ['is paid', { remaining_amount: 0, paid_amount: 9_000_000 }, 'کامل پرداخت شده است'],
  ['costs nothing', { fee: 0, remaining_amount: 0 }, 'هزینه‌ای ندارد'],
  ['was canceled', { status: 'canceled' as const }, 'لغو شده است'],
])('cannot be paid when the prescription %s, and says why', async (_, over, why) => {
  fakeApi({});
  const { user } = renderScreen(<PrescriptionPayment prescription={aTranscription(over)} />, {
    toasts: true,
  });
  expect(pay()).toHaveAttribute('aria-disabled', 'true');
  await user.click(pay());
  expect((await screen.findAllByText(new RegExp(why)))[0]).toBeInTheDocument();
});

it('is not offered to users who may not take payments', () => {
  fakeApi({});
  const session = aLogin({ sections: ['prescriptions'], levels: [levels.read] });
  renderScreen(<PrescriptionPayment prescription={aTranscription()} />, { session });
  expect(screen.queryByRole('button', { name: /^پرداخت هزینه/ })).not.toBeInTheDocument();
});
