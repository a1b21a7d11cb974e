import { screen } from '@testing-library/react';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { TakeDebt } from './take-debt';

const debtOf = (debt: number) => ({
  'GET /patients/7': () => ({ ...aPatient({ id: 7 }), wallet_balance: -debt }),
  'GET /patients/7/summary': () => ({
    patient_id: 7,
    appointments: { total: 0, waiting: 0, visiting: 0, done: 0, canceled: 0, no_show: 0 },
    treatment_plans: 0,
    sessions: { total: 0, done: 0 },
    transcriptions: 0,
    payments: { total: 0, amount: 0 },
    last_visit: null,
    next_appointment: null,
    wallet_balance: -debt,
    debt,
  }),
  'GET /patients/7/debts': () => pageWith(),
  'GET /patients/7/ledger': () => ({ ...pageWith(), balance: -debt, wallet: 0, debt }),
});

it('opens the dialog that collects the debt of the chosen patient', async () => {
  const calls = fakeApi({ ...debtOf(250), 'POST /patients/7/payments': () => ({}) });
  const { user } = renderScreen(<TakeDebt patientId={7} />, {
    session: aLoginWith('write', 'appointments'),
    toasts: true,
  });
  await user.click(await screen.findByRole('button', { name: 'دریافت بدهی' }));
  await user.click(await screen.findByRole('button', { name: 'تسویه کامل' }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByText('پرداخت ۲۵۰ تومان ثبت شد.')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({
      call: 'POST /patients/7/payments',
      body: expect.objectContaining({ amount: 250, purpose: 'debt' }),
    }),
  );
});

it.each([
  ['nothing is owed', 0, 'write'],
  ['the user may only read', 250, 'read'],
] as const)('offers nothing when %s', async (_why, debt, need) => {
  fakeApi(debtOf(debt));
  renderScreen(<PatientCard patientId={7} actions={<TakeDebt patientId={7} />} />, {
    session: aLoginWith(need, 'appointments'),
  });
  expect(await screen.findByText('آخرین مراجعه')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'دریافت بدهی' })).not.toBeInTheDocument();
});
