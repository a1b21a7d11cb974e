import { screen, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatientRow } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { ArchivedPatientsScreen } from './archived-patients-screen';
import { PatientsScreen } from './patients-screen';

const listCall = 'GET /patients/pagination';
const archiveCall = 'POST /patients/7/archive';
const restoreCall = 'POST /patients/7/restore';
const archivedRow = {
  id: 7,
  full_name: 'سارا رضایی',
  national_code: '0012345679',
  contact_number: '09121234567',
  archived_at: '2026-01-03T08:30:00.000Z',
  archived_by: 'مینا صالحی',
  reason: 'پرونده تکراری',
  merged_into: null,
};

it('archives a file with a reason, and takes it back from the message', async () => {
  let isArchived = false;
  const calls = fakeApi({
    [listCall]: () => (isArchived ? pageWith() : pageWith(aPatientRow({ id: 7 }))),
    [archiveCall]: () => {
      isArchived = true;
      return { id: 7, archived: true };
    },
    [restoreCall]: () => {
      isArchived = false;
      return aPatientRow({ id: 7 });
    },
  });
  const { user } = renderScreen(<PatientsScreen />, { path: '/clinic/patients', toasts: true });
  await user.click(await screen.findByRole('button', { name: 'بایگانی پرونده سارا رضایی' }));
  const dialog = within(screen.getByRole('dialog', { name: 'بایگانی پرونده سارا رضایی' }));
  await user.type(dialog.getByLabelText('دلیل بایگانی'), 'پرونده تکراری');
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));

  expect(await screen.findByText('زیباجویی ثبت نشده است')).toBeVisible();
  expect(calls.find(({ call }) => call === archiveCall)?.body).toEqual({ reason: 'پرونده تکراری' });
  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByText('پرونده سارا رضایی بازگردانده شد.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /سارا رضایی/ })).toBeVisible();
});

it('says what the patient owes before the file is archived', async () => {
  fakeApi({ [listCall]: () => pageWith(aPatientRow({ id: 7, debt: 250_000 })) });
  const { user } = renderScreen(<PatientsScreen />, { path: '/clinic/patients' });
  await user.click(await screen.findByRole('button', { name: 'بایگانی پرونده سارا رضایی' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/۲۵۰٬۰۰۰ تومان بدهکار است/)).toBeVisible();
});

it('says why a file cannot be archived, and keeps the reason', async () => {
  const message = 'این زیباجو نوبت، جلسه یا عمل پیش رو دارد؛ ابتدا آن را کنسل کنید';
  fakeApi({
    [listCall]: () => pageWith(aPatientRow({ id: 7 })),
    [archiveCall]: () => refuse(409, { code: 'in_use', message }),
  });
  const { user } = renderScreen(<PatientsScreen />, { path: '/clinic/patients' });
  await user.click(await screen.findByRole('button', { name: 'بایگانی پرونده سارا رضایی' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('دلیل بایگانی'), 'پرونده تکراری');
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));
  expect(await dialog.findByText(new RegExp(message))).toBeVisible();
  expect(dialog.getByLabelText('دلیل بایگانی')).toHaveValue('پرونده تکراری');
});

it('offers the archive only to users who may delete', async () => {
  fakeApi({ [listCall]: () => pageWith(aPatientRow({ id: 7 })) });
  const session = aLogin({ sections: ['patients'], levels: [3] });
  renderScreen(<PatientsScreen />, { path: '/clinic/patients', session });
  expect(await screen.findByRole('row', { name: /سارا رضایی/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /بایگانی/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'بایگانی' })).not.toBeInTheDocument();
});

it('lists archived files with the reason, and takes one back', async () => {
  let rows = [archivedRow];
  fakeApi({
    'GET /patients/archived': () => pageWith(...rows),
    [restoreCall]: () => {
      rows = [];
      return aPatientRow({ id: 7 });
    },
  });
  const place = { path: '/clinic/patients/archived', toasts: true };
  const { user } = renderScreen(<ArchivedPatientsScreen />, place);
  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(row).toHaveTextContent(/۰۰۱۲۳۴۵۶۷۹.*۱۴۰۴\/۱۰\/۱۳.*مینا صالحی.*پرونده تکراری/);
  await user.click(within(row).getByRole('button', { name: /^بازگرداندن/ }));
  expect(await screen.findByText('پرونده‌ای بایگانی نشده است')).toBeVisible();
  expect(screen.getByText('پرونده سارا رضایی بازگردانده شد.')).toBeVisible();
});

it('leads from a merged file to the one that stayed, and restores no merged file', async () => {
  const reason = 'ادغام در پرونده «مینا»';
  fakeApi({
    'GET /patients/archived': () => pageWith({ ...archivedRow, reason, merged_into: 9 }),
  });
  renderScreen(<ArchivedPatientsScreen />, { path: '/clinic/patients/archived' });
  const link = await screen.findByRole('link', { name: reason });
  expect(link).toHaveAttribute('href', '/clinic/patients/file/9');
  expect(screen.queryByRole('button', { name: /^بازگرداندن/ })).not.toBeInTheDocument();
});

testListScreen({
  element: <ArchivedPatientsScreen />,
  place: { path: '/clinic/patients/archived' },
  list: 'GET /patients/archived',
  rows: () => pageWith(archivedRow),
  find: () => screen.findByText('پرونده تکراری'),
  empty: 'پرونده‌ای بایگانی نشده است',
  narrowed: { query: '?search=نیست', says: 'پرونده‌ای با این مشخصات در بایگانی نیست' },
});
