import { screen, within } from '@testing-library/react';
import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { MergeScreen } from './merge-screen';

const at = { path: '/clinic/patients/merge/:id/:other', at: '/clinic/patients/merge/7/8' };
const previewCall = 'GET /patients/7/merge/8';
const mergeCall = 'POST /patients/7/merge/8';

const seven = {
  ...aPatient({ id: 7, version: 3, full_name: 'سارا رضایی', address: 'شیراز', notes: null }),
  wallet_balance: -40_000,
};
const eight = {
  ...aPatient({ id: 8, version: 5, full_name: 'سارا رضائی', address: 'تهران', notes: 'حساس' }),
  wallet_balance: 90_000,
};

const aPreview = (over: Partial<MergePreview> = {}): MergePreview => ({
  kept: seven,
  other: eight,
  differing: ['full_name', 'address', 'notes'],
  accounts: {
    kept: { balance: -40_000, wallet: 0, debt: 40_000 },
    other: { balance: 90_000, wallet: 90_000, debt: 0 },
    after: { balance: 50_000, wallet: 50_000, debt: 0 },
  },
  counts: [
    { kind: 'appointment', total: 2 },
    { kind: 'message', total: 5 },
  ],
  rows: 7,
  overlaps: [],
  ...over,
});
const row = {
  id: 1,
  kind: 'appointment',
  row_id: 31,
  at: '2026-01-03T08:30:00.000Z',
  title: 'ویزیت',
  doctor: 'دکتر سارا احمدی',
  amount: 90_000,
};

function open(answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    [previewCall]: () => aPreview(),
    'GET /patients/7/merge/8/rows': () => pageWith(row),
    'GET /patients/8/merge/7': () => aPreview({ kept: eight, other: seven }),
    'GET /patients/8/merge/7/rows': () => pageWith(),
    ...answers,
  });
  return { calls, ...renderScreen(<MergeScreen />, { ...at, toasts: true }) };
}

const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));

it('shows the rows that move, also those that the reader may only count, and the accounts', async () => {
  open();
  expect(await screen.findByText('از پرونده «سارا رضائی»: ۲ نوبت، ۵ پیامک')).toBeVisible();
  const cells = await screen.findByRole('row', { name: /ویزیت/ });
  expect(cells).toHaveTextContent(/۱۴۰۴\/۱۰\/۱۳.*نوبت.*ویزیت.*دکتر سارا احمدی.*۹۰٬۰۰۰/);
  expect(screen.getByText(/۶ ردیف دیگر هم جابه‌جا می‌شود/)).toBeVisible();
  const account = within(screen.getByRole('region', { name: 'حساب' }));
  expect(account.getByText('بدهی: ۴۰٬۰۰۰ تومان')).toBeVisible();
  expect(account.getByText('اعتبار: ۵۰٬۰۰۰ تومان')).toBeVisible();
});

it('warns where the two are probably two people', async () => {
  open({
    [previewCall]: () => aPreview({ differing: ['national_code', 'birth_date', 'address'] }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /این دو پرونده در کد ملی، تاریخ تولد فرق دارند/,
  );
});

it('does not warn of a code that alone differs', async () => {
  open({ [previewCall]: () => aPreview({ differing: ['national_code', 'address'] }) });
  await group('نشانی');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('merges with the chosen values after a question, and opens the file that stayed', async () => {
  const { user, calls, location } = open({ [mergeCall]: () => ({}) });
  const address = await group('نشانی');
  expect(address.getByRole('radio', { name: 'شیراز' })).toBeChecked();
  // An empty value is not chosen by itself.
  expect((await group('یادداشت')).getByRole('radio', { name: 'حساس' })).toBeChecked();
  address.getByRole('radio', { name: 'شیراز' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(address.getByRole('radio', { name: 'تهران' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'ادغام دو پرونده' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/همه ردیف‌های پرونده «سارا رضائی» \(شناسه ۸\) به/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'ادغام دو پرونده' }));
  expect(await screen.findByText('پرونده‌ها در پرونده سارا رضایی ادغام شد.')).toBeVisible();
  expect(location()).toBe('/clinic/patients/file/7');
  expect(calls.find(({ call }) => call === mergeCall)?.body).toEqual({
    version: 3,
    other_version: 5,
    rows: 7,
    from_other: ['address', 'notes'],
  });
});

it('lets the other file stay, and keeps the chosen values', async () => {
  const { user, location } = open();
  await user.click((await group('نشانی')).getByRole('radio', { name: 'تهران' }));
  const which = await group('کدام پرونده باقی بماند؟');
  await user.click(which.getByRole('radio', { name: 'سارا رضائی (شناسه ۸)' }));
  expect(await screen.findByText('از پرونده «سارا رضایی»: ۲ نوبت، ۵ پیامک')).toBeVisible();
  expect(location()).toBe('/clinic/patients/merge/8/7');
  expect((await group('نشانی')).getByRole('radio', { name: 'تهران' })).toBeChecked();
});

it('reads the preview again when the server says that it is old', async () => {
  const message = 'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است';
  let address = 'تهران';
  const { user } = open({
    [previewCall]: () => aPreview({ other: { ...eight, address } }),
    [mergeCall]: () => {
      address = 'یزد';
      return refuse(409, { code: 'stale', message });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ادغام دو پرونده' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ادغام دو پرونده' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await user.click(dialog.getByRole('button', { name: 'انصراف' }));
  expect((await group('نشانی')).getByRole('radio', { name: 'یزد' })).toBeVisible();
});

it('offers no merge while both have a booking at one time', async () => {
  const overlap = {
    at: '2026-01-03T08:30:00.000Z',
    kept: 'appointment',
    other: 'session',
  } as const;
  open({ [previewCall]: () => aPreview({ overlaps: [overlap] }) });
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(
    /ابتدا یکی از نوبت‌ها را جابه‌جا یا کنسل کنید.*نوبت و جلسه طرح درمان/,
  );
  expect(screen.queryByRole('button', { name: 'ادغام دو پرونده' })).not.toBeInTheDocument();
});

testRecordScreen({
  element: <MergeScreen />,
  place: at,
  read: previewCall,
  answers: {
    [previewCall]: () => aPreview(),
    'GET /patients/7/merge/8/rows': () => pageWith(row),
  },
  find: () => screen.findByText('از پرونده «سارا رضائی»: ۲ نوبت، ۵ پیامک'),
});
