import { screen, waitFor, within } from '@testing-library/react';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientAlert, aPatientSummary } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { planWithEverything as plan } from '../../testing/plan-with-everything';
import { PatientFileScreen } from './patient-file-screen';

const read = 'GET /patients/7/alerts';
const ended = aPatientAlert({
  id: 2,
  text: 'لاتکس',
  ended_at: '2026-01-10T08:30:00.000Z',
  ended_by: 'دکتر امید راد',
  end_reason: 'آزمایش منفی',
});

function open(answers: Record<string, FakeAnswer>, session: LoginAnswer = aLogin({ plan })) {
  const calls = fakeApi({
    'GET /patients/7': () => ({ ...aPatient({ id: 7 }), wallet_balance: 0 }),
    'GET /patients/7/summary': () => aPatientSummary(),
    'GET /patients/7/merges': () => ({ data: [] }),
    'GET /patients/7/bookings': () => ({ total: 0, bookings: [] }),
    'GET /appointments': () => pageWith(),
    'GET /treatmentPlans': () => pageWith(),
    [read]: () => pageWith(aPatientAlert({ note: 'در کودکی' }), ended),
    ...answers,
  });
  const at = { path: '/clinic/patients/file/:id', at: '/clinic/patients/file/7' };
  const view = renderScreen(<PatientFileScreen />, { ...at, session, toasts: true });
  const sent = (call: string) => calls.find((one) => one.call === call)?.body;
  return { ...view, sent };
}

const header = () => screen.findByRole('group', { name: 'هشدارهای پزشکی' });
const summary = () => screen.findByRole('region', { name: 'هشدارها' });

it('shows active alerts in the header, and all of them in the summary', async () => {
  const { user } = open({});
  expect(await within(await header()).findByText('حساسیت متوسط: پنی‌سیلین')).toBeVisible();
  expect(await header()).not.toHaveTextContent('لاتکس');
  const part = await summary();
  expect(await within(part).findByText('در کودکی')).toBeVisible();
  expect(within(part).getByRole('list', { name: 'هشدارهای فعال' })).toHaveTextContent(
    'ثبت: دکتر مریم احمدی، ۱۴۰۴/۱۰/۱۳',
  );
  await user.click(within(part).getByText('هشدارهای پایان‌یافته (۱)'));
  const old = within(part).getByRole('list', { name: 'هشدارهای پایان‌یافته' });
  expect(old).toHaveTextContent('پایان: دکتر امید راد، ۱۴۰۴/۱۰/۲۰');
  expect(old).toHaveTextContent('دلیل پایان: آزمایش منفی');
  expect(within(old).queryByRole('button')).not.toBeInTheDocument();
});

it('records an allergy, and shows it', async () => {
  let alerts = pageWith<object>();
  const { user, sent } = open({
    [read]: () => alerts,
    'POST /patients/7/alerts': () => {
      alerts = pageWith(aPatientAlert({ severity: 'severe', reaction: 'کهیر' }));
      return alerts.data[0];
    },
  });
  expect(await within(await summary()).findByText(/هشدار فعالی ندارد/)).toBeVisible();
  await user.click(within(await header()).getByRole('button', { name: 'افزودن هشدار' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'افزودن هشدار' }));
  await user.click(await dialog.findByRole('button', { name: 'ثبت' }));
  expect(await dialog.findByText('لطفا متن هشدار را وارد کنید')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: /متن هشدار/ }));
  await user.paste('پنی‌سیلین');
  await user.selectOptions(dialog.getByRole('combobox', { name: /شدت/ }), 'شدید');
  await user.click(dialog.getByRole('textbox', { name: /واکنش/ }));
  await user.paste('کهیر');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('هشدار ثبت شد.')).toBeVisible();
  expect(sent('POST /patients/7/alerts')).toMatchObject({
    ...{ kind: 'allergy', text: 'پنی‌سیلین', severity: 'severe', reaction: 'کهیر' },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await within(await header()).findByText('حساسیت شدید: پنی‌سیلین (کهیر)')).toBeVisible();
});

it('asks for severity and reaction of allergies only, and says what the server refuses', async () => {
  const message = 'برای این زیباجو یک هشدار بارداری فعال ثبت شده است';
  const { user } = open({
    'POST /patients/7/alerts': () =>
      refuse(409, { code: 'pregnant', message, fields: { kind: message } }),
  });
  await user.click(within(await header()).getByRole('button', { name: 'افزودن هشدار' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'افزودن هشدار' }));
  const kind = await dialog.findByRole('combobox', { name: /نوع هشدار/ });
  await user.selectOptions(kind, 'بارداری');
  expect(dialog.queryByRole('combobox', { name: /شدت/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('textbox', { name: /متن هشدار/ }));
  await user.paste('هفته ۱۲');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(kind).toHaveAccessibleDescription(message));
  expect(dialog.getByRole('textbox', { name: /متن هشدار/ })).toHaveValue('هفته ۱۲');
});

it('edits an alert with its version', async () => {
  const { user, sent } = open({ 'PUT /patients/7/alerts/1': () => aPatientAlert({ version: 2 }) });
  await user.click(await screen.findByRole('button', { name: 'ویرایش پنی‌سیلین' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش هشدار' }));
  const text = await dialog.findByRole('textbox', { name: /متن هشدار/ });
  expect(text).toHaveValue('پنی‌سیلین');
  await user.clear(text);
  await user.paste('سفالکسین');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(sent('PUT /patients/7/alerts/1')).toMatchObject({
      ...{ version: 1, kind: 'allergy', text: 'سفالکسین', severity: 'moderate', note: 'در کودکی' },
    }),
  );
});

it('ends an alert with a reason', async () => {
  const { user, sent } = open({ 'POST /patients/7/alerts/1/end': () => ended });
  await user.click(await screen.findByRole('button', { name: 'پایان هشدار پنی‌سیلین' }));
  const dialog = within(screen.getByRole('dialog', { name: 'پایان هشدار' }));
  await user.click(dialog.getByRole('textbox', { name: /دلیل پایان/ }));
  await user.paste('آزمایش منفی');
  await user.click(dialog.getByRole('button', { name: 'پایان هشدار' }));
  expect(await screen.findByText('هشدار پایان یافت.')).toBeVisible();
  expect(sent('POST /patients/7/alerts/1/end')).toEqual({ reason: 'آزمایش منفی', version: 1 });
});

it('offers changes only to users who may record alerts', async () => {
  open({}, aLogin({ plan, sections: ['appointments'] }));
  expect(await within(await header()).findByText(/پنی‌سیلین/)).toBeVisible();
  await within(await summary()).findByRole('list', { name: 'هشدارهای فعال' });
  for (const name of [/افزودن هشدار/, /ویرایش پنی/, /پایان هشدار/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
