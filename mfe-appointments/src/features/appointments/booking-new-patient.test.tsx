import { refuse } from '@ziba/shared/testing/fake-api';
import { aPatient } from '@ziba/shared/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sara } from '../../testing/booking-answers';
import { bookingAddress, countdown, openBooking as open, reason } from '../../testing/open-booking';

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-01-04T08:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  }),
);
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const drawer = () => within(screen.getByRole('dialog', { name: 'زیباجوی جدید' }));

it('registers a new patient in a drawer, keeps the time held, and chooses the patient', async () => {
  const { user, calls, holds, location } = open({
    'GET /appointments/settings': () => ({ insurance_shares: {}, short_registration: false }),
    'POST /patients': () => sara,
  });
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  expect(await screen.findByRole('dialog', { name: 'زیباجوی جدید' })).toBeVisible();
  const first = within(drawer().getByRole('group', { name: 'مشخصات اصلی' }));
  expect(first.getAllByRole('textbox')).toHaveLength(4);
  expect(first.getByLabelText('کد ملی')).toHaveValue('۰۰۱۲۳۴۵۶۷۹');

  // Longer than a hold lasts: it is renewed before it ends, and never released.
  for (let minute = 0; minute < 9; minute += 1) {
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
  }
  expect(holds()).toEqual([
    ['POST /appointments/holds', null],
    ['POST /appointments/holds', 91],
    ['POST /appointments/holds', 92],
  ]);

  await user.type(first.getByLabelText('نام و نام خانوادگی'), 'سارا رضایی');
  await user.type(first.getByLabelText('شماره تماس'), '09121234567');
  await user.type(first.getByLabelText('تاریخ تولد'), '۱۳۶۹/۰۲/۳۱');
  const rest = within(drawer().getByRole('group', { name: 'سایر مشخصات پرونده' }));
  await user.type(rest.getByLabelText('نام پدر'), 'حسین');
  await user.selectOptions(rest.getByLabelText('جنسیت'), 'خانم');
  await user.type(rest.getByLabelText('نشانی'), 'شیراز');
  await user.type(rest.getByLabelText('وزن'), '62');
  await user.type(rest.getByLabelText('قد'), '165');
  await user.type(rest.getByLabelText('بیماری خاص'), 'ندارد');
  await user.click(drawer().getByRole('button', { name: 'ثبت و انتخاب زیباجو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === 'POST /patients')?.body).toMatchObject({
    full_name: 'سارا رضایی',
    national_code: '0012345679',
  });
  expect(location()).toBe(bookingAddress);
  expect(await screen.findByDisplayValue('سارا رضایی')).toBe(
    screen.getByRole('combobox', { name: 'زیباجو' }),
  );
  expect(reason()).toHaveValue('مشاوره پوست');
}, 30_000);

it('registers a patient with name and phone, and books for them without a national code', async () => {
  const { user, calls } = open({
    'POST /patients': () => aPatient({ national_code: null, birth_date: null }),
    'GET /patients/7': () => aPatient({ national_code: null, birth_date: null }),
    'POST /appointments': () => refuse(500, { code: 'internal', message: 'نشد' }),
  });
  await countdown();
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  const first = within(drawer().getByRole('group', { name: 'مشخصات اصلی' }));
  expect(first.getAllByRole('textbox')).toHaveLength(2);
  await user.type(first.getByLabelText('نام و نام خانوادگی'), 'سارا رضایی');
  await user.type(first.getByLabelText('شماره تماس'), '09121234567');
  expect(
    drawer().getByRole('group', { name: 'سایر مشخصات پرونده (اختیاری، بعدا هم می‌شود)' }),
  ).toBeVisible();
  await user.click(drawer().getByRole('button', { name: 'ثبت و انتخاب زیباجو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === 'POST /patients')?.body).toMatchObject({
    full_name: 'سارا رضایی',
    contact_number: '09121234567',
    at_desk: true,
  });

  expect(await screen.findByText('پرونده کامل نیست')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /appointments')?.body).toMatchObject({
      patient_id: 7,
    }),
  );
});

it('says that another desk has just registered the person, and chooses that file', async () => {
  const text = 'زیباجویی با همین نام و شماره تماس قبلا ثبت شده است';
  const { user } = open({
    'POST /patients': () =>
      refuse(409, {
        code: 'taken',
        message: text,
        fields: { contact_number: text },
        details: { patient_id: 7, full_name: 'سارا رضایی' },
      }),
  });
  await countdown();
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  await user.type(drawer().getByLabelText('نام و نام خانوادگی'), 'سارا رضایی');
  await user.type(drawer().getByLabelText('شماره تماس'), '09121234567');
  await user.click(drawer().getByRole('button', { name: 'ثبت و انتخاب زیباجو' }));
  await waitFor(() =>
    expect(drawer().getByLabelText('شماره تماس')).toHaveAccessibleDescription(new RegExp(text)),
  );
  expect(drawer().getByText('پرونده سارا رضایی همین حالا هم در کلینیک هست.')).toBeVisible();
  await user.click(drawer().getByRole('button', { name: 'انتخاب همین زیباجو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByDisplayValue('سارا رضایی')).toBe(
    screen.getByRole('combobox', { name: 'زیباجو' }),
  );
});

it('books for a patient whose insurance is not known yet', async () => {
  const { user, calls } = open({
    'GET /patients/by-national-code/0012345679': () => sara,
    'GET /patients/7': () => aPatient({ national_code: '0012345679', insurance_type: null }),
    'POST /appointments': () => refuse(500, { code: 'internal', message: 'نشد' }),
  });
  await countdown();
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  expect(await screen.findByText('پرونده کامل نیست')).toBeVisible();
  expect(screen.getByLabelText('نوع بیمه')).toHaveValue('آزاد');
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /appointments')?.body).toMatchObject({
      patient_id: 7,
      insurance_type: 'آزاد',
    }),
  );
});

it('keeps the typed values when a registration is cancelled', async () => {
  const { user } = open();
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  await user.click(drawer().getByRole('button', { name: 'انصراف' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reason()).toHaveValue('مشاوره پوست');
  expect(screen.getByLabelText('کد ملی زیباجو')).toHaveValue('۰۰۱۲۳۴۵۶۷۹');
});
