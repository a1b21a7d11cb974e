import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { fillPatient } from '../../testing/fill-patient';
import { planWithEverything } from '../../testing/plan-with-everything';
import { PatientFormScreen } from './patient-form-screen';

const press = (name: string) => screen.getByRole('button', { name });
const known = { patient_id: 9, full_name: 'سارا رضایی' };
const refusal = (code: string) => {
  const message = 'پیام سرور';
  return refuse(409, { code, message, fields: { national_code: message }, details: known });
};
const openFilled = async (code: string, session = aLogin({ plan: planWithEverything })) => {
  const calls = fakeApi({
    'GET /appointments/settings': () => ({ patient_details_later: false }),
    'POST /patients': () => refusal(code),
    'POST /patients/9/restore': () => aPatient({ id: 9 }),
  });
  const opened = renderScreen(<PatientFormScreen />, {
    path: '/clinic/patients/create',
    toasts: true,
    session,
  });
  await fillPatient(opened.user);
  return { calls, ...opened };
};

it('leads to the file that has the national code', async () => {
  await openFilled('taken');
  expect(await screen.findByText('این مشخصات در پرونده سارا رضایی ثبت شده است.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'باز کردن پرونده' });
  expect(link).toHaveAttribute('href', '/clinic/patients/file/9');
});

it('offers to restore the archived file with the code, and keeps what was typed without it', async () => {
  const { user, calls, location } = await openFilled('archived');
  const restored = () => calls.filter(({ call }) => call === 'POST /patients/9/restore');
  let question = within(await screen.findByRole('dialog', { name: 'پرونده بایگانی‌شده' }));
  expect(question.getByText(/پرونده سارا رضایی با همین کد ملی در بایگانی است/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/از آن پرونده بایگانی‌شده سارا رضایی است/)).toBeVisible();
  expect(screen.getByLabelText('نام پدر')).toHaveValue('احمد');
  expect(restored()).toEqual([]);

  await user.click(press('ثبت زیباجو'));
  question = within(await screen.findByRole('dialog', { name: 'پرونده بایگانی‌شده' }));
  await user.click(question.getByRole('button', { name: 'بازگرداندن پرونده' }));
  await waitFor(() => expect(location()).toBe('/clinic/patients/file/9'));
  expect(restored()).toHaveLength(1);
  expect(screen.getByText('پرونده سارا رضایی بازگردانده شد.')).toBeVisible();
});

it('asks nothing of users who may not restore files', async () => {
  await openFilled('archived', aLoginWith('write', 'patients'));
  expect(await screen.findByText(/از آن پرونده بایگانی‌شده سارا رضایی است/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
