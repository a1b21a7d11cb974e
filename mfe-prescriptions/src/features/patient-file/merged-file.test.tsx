import { screen, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { PatientFileScreen } from './patient-file-screen';

const at = { path: '/clinic/patients/file/:id', at: '/clinic/patients/file/7', toasts: true };
const undoCall = 'POST /patients/7/merges/4/undo';
const kept = { ...aPatient({ id: 7 }), wallet_balance: 0 };
const merge = {
  id: 4,
  merged: { id: 8, full_name: 'سارا رضائی' },
  merged_by: 'مینا صالحی',
  merged_at: '2026-01-03T08:30:00.000Z',
  undo_until: '2026-01-04T08:30:00.000Z',
};

const answers = {
  'GET /patients/7': () => kept,
  'GET /patients/7/summary': () => aPatientSummary(),
  'GET /patients/7/bookings': () => ({ total: 0, bookings: [] }),
  'GET /appointments': () => pageWith(),
  'GET /treatmentPlans': () => pageWith(),
};

it('says that a file was merged, and leads to the one that stayed', async () => {
  fakeApi({
    'GET /patients/7': () =>
      refuse(404, {
        code: 'merged',
        message: 'این پرونده در پرونده «ژاله پاکدل» ادغام شده است',
        details: { patient_id: 9, full_name: 'ژاله پاکدل' },
      }),
  });
  renderScreen(<PatientFileScreen />, at);
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText('این پرونده ادغام شده است')).toBeVisible();
  expect(said.getByText('همه سوابق آن در پرونده «ژاله پاکدل» است.')).toBeVisible();
});

it('offers the undo of a merge, which names the fields that stay', async () => {
  let merges = [merge];
  const calls = fakeApi({
    ...answers,
    'GET /patients/7/merges': () => ({ data: merges }),
    [undoCall]: () => {
      merges = [];
      return { kept, restored: kept, unrestored: ['address', 'sms_opt_out'] };
    },
  });
  const { user } = renderScreen(<PatientFileScreen />, at);
  const said = /پرونده «سارا رضائی» در .*۱۴۰۴\/۱۰\/۱۳.* با این پرونده ادغام شد/;
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'بازگرداندن ادغام با پرونده سارا رضائی' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بازگرداندن ادغام' }));
  expect(await screen.findByText('ادغام با پرونده سارا رضائی بازگردانده شد.')).toBeVisible();
  expect(screen.getByText(/همان‌طور ماند: نشانی، پیامک تبلیغاتی/)).toBeVisible();
  expect(calls.some(({ call }) => call === undoCall)).toBe(true);
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

it('says why a merge cannot be undone', async () => {
  const message = 'از این ادغام بیش از ۲۴ ساعت گذشته است و دیگر بازگردانده نمی‌شود';
  fakeApi({
    ...answers,
    'GET /patients/7/merges': () => ({ data: [merge] }),
    [undoCall]: () => refuse(409, { code: 'too_late', message }),
  });
  const { user } = renderScreen(<PatientFileScreen />, at);
  await user.click(await screen.findByRole('button', { name: /بازگرداندن ادغام/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بازگرداندن ادغام' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('asks for no merges on behalf of users who may not delete', async () => {
  const calls = fakeApi(answers);
  const session = aLogin({ sections: ['patients'], levels: [3] });
  renderScreen(<PatientFileScreen />, { ...at, session });
  expect(await screen.findByRole('heading', { name: 'سارا رضایی' })).toBeVisible();
  expect(calls.some(({ call }) => call.endsWith('/merges'))).toBe(false);
});
