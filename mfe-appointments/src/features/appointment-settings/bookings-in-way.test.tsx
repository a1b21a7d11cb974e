import type { BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentSettingsScreen } from './appointment-settings-screen';

const path = '/clinic/appointments/settings';
const create = 'POST /schedule/exceptions';
const leave = { kind: 'leave', reason: null } as const;

const aBooking = (
  id: number,
  full_name: string,
  more: Partial<BookingInWay> = {},
): BookingInWay => ({
  kind: 'appointment',
  id,
  version: 2,
  patient: { id: id + 100, full_name, contact_number: '09171234567' },
  doctor: { id: 3, name: 'سارا احمدی' },
  service_id: 4,
  title: 'لیزر صورت',
  start: '2026-12-22T12:30:00.000Z',
  end: '2026-12-22T13:00:00.000Z',
  duration: 30,
  has_time: true,
  may_cancel: true,
  off_time: leave,
  offers: [
    {
      start: `2026-12-23T1${id}:30:00.000Z`,
      end: `2026-12-23T1${id}:59:00.000Z`,
      doctor_id: 3,
      doctor_name: 'سارا احمدی',
    },
  ],
  ...more,
});
const [mina, sima, dina] = [
  aBooking(1, 'مینا کاظمی'),
  aBooking(2, 'سیما رضایی'),
  aBooking(4, 'دینا پاک'),
];

const inWay = (code: string, bookings: readonly BookingInWay[], more: object = {}) =>
  refuse(409, { code, message: 'در این زمان نوبت است', details: { bookings, ...more } });

function serve(others: Record<string, FakeAnswer>) {
  return fakeApi({
    'GET /users/doctors/1': () => pageWith({ id: 3, profile: { fullName: 'سارا احمدی' } }),
    'GET /schedule/exceptions': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    ...others,
  });
}

/** Types a leave into the drawer and sends it; returns the dialog that opens. */
async function sendLeave() {
  const { user } = renderScreen(<AppointmentSettingsScreen />, {
    path,
    at: `${path}?tab=closures`,
    toasts: true,
  });
  await user.click(await screen.findByRole('button', { name: 'ثبت مرخصی یا تعطیلی' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(drawer.getByLabelText('پزشک'), 'سارا احمدی');
  await user.type(drawer.getByLabelText('از'), '۱۴۰۵/۱۰/۰۱');
  await user.type(drawer.getByLabelText('ساعت از'), '14');
  await user.type(drawer.getByLabelText('تا'), '۱۴۰۵/۱۰/۰۱');
  await user.type(drawer.getByLabelText('ساعت تا'), '23');
  await user.click(drawer.getByRole('button', { name: 'ثبت' }));
  const question = within(await screen.findByRole('dialog', { name: /نوبت در این زمان/ }));
  const card = (name: string) => within(question.getByRole('listitem', { name }));
  return {
    user,
    drawer,
    question,
    card,
    save: () => user.click(question.getByRole('button', { name: 'ذخیره با این تصمیم‌ها' })),
  };
}
const sentTo = (calls: ReturnType<typeof serve>, call: string) =>
  calls.filter((made) => made.call === call).map(({ body }) => body as { choices?: unknown });

it('lists the booked patients, and saves only with a choice for each', async () => {
  let answer: unknown = inWay('has_bookings', [mina, sima, dina]);
  const calls = serve({ [create]: () => answer });
  const { user, question, card, save } = await sendLeave();
  expect(question.getAllByRole('listitem')).toHaveLength(3);
  await user.click(card('مینا کاظمی').getByRole('radio', { name: 'جابه‌جایی' }));
  await save();
  await waitFor(() =>
    expect(
      card('مینا کاظمی').getByRole('radiogroup', { name: 'زمان جدید' }),
    ).toHaveAccessibleDescription('لطفا زمان جدید را انتخاب کنید'),
  );
  expect(card('سیما رضایی').getByRole('radiogroup')).toHaveAccessibleDescription(
    'برای این نوبت تصمیم بگیرید',
  );
  expect(card('سیما رضایی').queryByText('اختیاری')).not.toBeInTheDocument();
  expect(sentTo(calls, create)).toHaveLength(1);

  await user.click(card('مینا کاظمی').getByRole('radio', { name: /۱۵:۰۰/ }));
  await user.click(card('سیما رضایی').getByRole('radio', { name: 'کنسل کردن' }));
  const reason = card('سیما رضایی').getByLabelText('دلیل کنسل شدن');
  expect(reason).toHaveAccessibleDescription(/«مرخصی پزشک» ثبت می‌شود/);
  await user.type(reason, 'سفر پزشک');
  await user.click(card('دینا پاک').getByRole('radio', { name: 'نگه داشتن' }));
  expect(card('دینا پاک').getByText('در زمان مرخصی پزشک')).toBeVisible();
  answer = { id: 9 };
  await save();
  expect(await screen.findByText('مرخصی یا تعطیلی ثبت شد')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo(calls, create)[1]).toMatchObject({
    kind: 'leave',
    doctor_id: 3,
    choices: [
      { kind: 'appointment', id: 1, version: 2, action: 'move', start: mina.offers[0]!.start },
      { kind: 'appointment', id: 2, version: 2, action: 'cancel', reason: 'سفر پزشک' },
      { kind: 'appointment', id: 4, version: 2, action: 'keep' },
    ],
  });
});

it('makes one choice for all; a booking without a free time stays undecided', async () => {
  let answer: unknown = inWay('has_bookings', [mina, aBooking(2, 'سیما رضایی', { offers: [] })]);
  const calls = serve({ [create]: () => answer });
  const { user, question, card, save } = await sendLeave();
  await user.click(question.getByRole('button', { name: 'همه به نخستین زمان پیشنهادی' }));
  expect(question.getByRole('status')).toHaveTextContent('۱ نوبت زمان پیشنهادی ندارد');
  expect(card('مینا کاظمی').getByRole('radio', { name: /۱۵:۰۰/ })).toBeChecked();
  expect(question.getByRole('status')).toHaveTextContent('۱ از ۲ نوبت روشن است');
  await user.click(question.getByRole('button', { name: 'نگه داشتن همه' }));
  answer = { id: 9 };
  await save();
  await waitFor(() =>
    expect(sentTo(calls, create)[1]?.choices).toEqual([
      { kind: 'appointment', id: 1, version: 2, action: 'keep' },
      { kind: 'appointment', id: 2, version: 2, action: 'keep' },
    ]),
  );
});

it('shows a patient who was booked meanwhile, and keeps the choices', async () => {
  const answers: unknown[] = [
    inWay('has_bookings', [mina]),
    inWay('bookings_changed', [{ ...mina, version: 3 }, dina]),
    { id: 9 },
  ];
  const calls = serve({ [create]: () => answers.shift() });
  const { user, card, save } = await sendLeave();
  await user.click(card('مینا کاظمی').getByRole('radio', { name: 'کنسل کردن' }));
  await save();
  await waitFor(() =>
    expect(card('دینا پاک').getByRole('radio', { name: 'کنسل کردن' })).not.toBeChecked(),
  );
  expect(card('مینا کاظمی').getByRole('radio', { name: 'کنسل کردن' })).toBeChecked();
  await user.click(card('دینا پاک').getByRole('radio', { name: 'نگه داشتن' }));
  await save();
  await waitFor(() =>
    expect(sentTo(calls, create)[2]?.choices).toEqual([
      { kind: 'appointment', id: 1, version: 3, action: 'cancel', reason: 'مرخصی پزشک' },
      { kind: 'appointment', id: 4, version: 2, action: 'keep' },
    ]),
  );
});

it('says beside a booking why its choice was refused; going back keeps the values', async () => {
  const message = 'این نوبت قبلا رزرو شده است';
  const refused = { kind: 'appointment', id: 1, message };
  const answers = [inWay('has_bookings', [mina]), inWay('choice_refused', [mina], { refused })];
  serve({ [create]: () => answers.shift() });
  const { user, drawer, question, card, save } = await sendLeave();
  await user.click(question.getByRole('button', { name: 'همه به نخستین زمان پیشنهادی' }));
  await save();
  expect(await card('مینا کاظمی').findByRole('alert')).toHaveTextContent(message);
  await user.click(question.getByRole('button', { name: 'بازگشت' }));
  expect(await drawer.findByText(/هنوز چیزی ذخیره نشده است/)).toBeVisible();
  expect(drawer.getByLabelText('ساعت از')).toHaveDisplayValue('۱۴:۰۰');
});

it('asks the same before a holiday, changed hours, and a removal', async () => {
  const week = {
    ...pageWith({ doctor_id: null, weekday: 0, from: '14:00', to: '23:00' }),
    version: 3,
  };
  const extra = {
    id: 7,
    version: 1,
    doctor_id: null,
    kind: 'extra',
    start: mina.start,
    end: mina.end,
    reason: null,
  };
  const answers: Record<string, unknown[]> = {};
  const once = (call: string) => {
    answers[call] = [inWay('has_bookings', [mina]), { ...week, id: 7, deleted: true }];
    return { [call]: () => answers[call]?.shift() };
  };
  const calls = serve({
    'GET /schedule/working-hours': () => week,
    'GET /schedule/exceptions': () => pageWith(extra),
    ...once('POST /schedule/holidays'),
    ...once('PUT /schedule/working-hours'),
    ...once('DELETE /schedule/exceptions/7'),
  });
  const { user } = renderScreen(<AppointmentSettingsScreen />, { path, at: `${path}?tab=hours` });
  const keepAll = async (call: string) => {
    const question = within(await screen.findByRole('dialog', { name: /نوبت در این زمان/ }));
    await user.click(question.getByRole('button', { name: 'نگه داشتن همه' }));
    await user.click(question.getByRole('button', { name: 'ذخیره با این تصمیم‌ها' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentTo(calls, call)[1]?.choices).toEqual([
      { kind: 'appointment', id: 1, version: 2, action: 'keep' },
    ]);
  };

  await user.click(await screen.findByRole('button', { name: 'افزودن بازه به یکشنبه' }));
  await user.click(screen.getByRole('button', { name: 'ذخیره ساعت کاری' }));
  await keepAll('PUT /schedule/working-hours');

  await user.click(screen.getByRole('tab', { name: 'مرخصی و تعطیلی' }));
  const row = within(await screen.findByRole('row', { name: /ساعت کاری اضافه/ }));
  await user.click(row.getByRole('button', { name: /ساعت کاری اضافه/ }));
  await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'حذف' }));
  await keepAll('DELETE /schedule/exceptions/7');

  await user.click(screen.getByRole('tab', { name: 'تعطیلات رسمی' }));
  await user.click(await screen.findByRole('button', { name: 'افزودن تعطیلی رسمی' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('روز'), '۱۴۰۵/۱۰/۰۱');
  await user.type(drawer.getByLabelText('عنوان'), 'عید');
  await user.click(drawer.getByRole('button', { name: 'ثبت' }));
  await keepAll('POST /schedule/holidays');
});
