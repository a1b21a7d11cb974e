import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import {
  fakeApi,
  noAnswer,
  pageWith,
  refuse,
  type FakeAnswer,
} from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentMenu } from './appointment-menu';

// Now, so that it is today in Tehran whenever the test runs.
const soon = new Date().toISOString();
const waiting = anAppointmentDetails({ start: soon, appointment_datetime: soon });
const settings = { cancel_percent: 10, cancel_hours: 2 };

/** Serves the calls of one appointment and opens its menu. */
async function open(
  appointment = waiting,
  answers: Record<string, FakeAnswer> = {},
  session = aLogin(),
) {
  const calls = fakeApi({ 'GET /appointments/settings': () => settings, ...answers });
  const view = renderScreen(<AppointmentMenu appointment={appointment} />, {
    session,
    toasts: true,
  });
  await view.user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  const choose = (name: string) => view.user.click(screen.getByRole('menuitem', { name }));
  return { ...view, calls, choose };
}

it('calls in a waiting patient and says the new status', async () => {
  const { calls, choose } = await open(waiting, {
    'POST /appointments/61/status': () => ({ ...waiting, status: 'visiting' }),
  });
  await choose('فراخوان به اتاق');
  expect(await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({
      call: 'POST /appointments/61/status',
      body: { status: 'visiting' },
    }),
  );
});

it('says what failed and the present status when another user was first', async () => {
  const { choose } = await open(waiting, {
    'POST /appointments/61/arrive': () =>
      refuse(409, {
        code: 'not_waiting',
        message: 'این کار فقط برای نوبت‌های در انتظار ممکن است',
        details: { status: 'visiting' },
      }),
  });
  await choose('ثبت حضور');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'خطا در ثبت وضعیت نوبت. این کار فقط برای نوبت‌های در انتظار ممکن است. وضعیت این نوبت اکنون «در حال ویزیت» است.',
  );
});

it('undoes a status, and offers no change of a final one', async () => {
  const done = anAppointmentDetails({ status: 'done', status_at: new Date().toISOString() });
  const { choose } = await open(done, {
    'POST /appointments/61/undo': () => ({ ...done, status: 'visiting' }),
  });
  const cancel = screen.getByRole('menuitem', { name: 'کنسل کردن نوبت' });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect(cancel).toHaveAccessibleDescription('ویزیت انجام شده است');
  await choose('بازگرداندن «انجام شده»');
  expect(
    await screen.findByText('بازگردانده شد؛ وضعیت نوبت اکنون «در حال ویزیت» است'),
  ).toBeVisible();
});

it('offers only reading actions to users who may only read', async () => {
  await open(waiting, {}, aLoginWith('read', 'appointments'));
  const offered = screen.getAllByRole('menuitem').map((item) => item.ariaLabel);
  expect(offered).toEqual(['تاریخچه نوبت']);
});

it('sends a change with a lost answer again with the same key, and shows the answer', async () => {
  let answer: unknown = noAnswer('timeout');
  const { calls, choose, user } = await open(waiting, {
    'POST /appointments/61/status': () => answer,
    'POST /appointments/61/undo': () => waiting,
  });
  const keys = () =>
    calls
      .filter(({ call }) => call === 'POST /appointments/61/status')
      .map(({ headers }) => headers['idempotency-key']);
  const menu = () => user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  await choose('فراخوان به اتاق');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^خطا در ثبت وضعیت نوبت/);
  answer = { ...waiting, status: 'visiting' };
  await menu();
  await choose('فراخوان به اتاق');
  expect(await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد')).toBeVisible();
  expect(keys()).toEqual([expect.any(String), keys()[0]]);

  // The result is known now: the next press is another change.
  await menu();
  await choose('فراخوان به اتاق');
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[2]).not.toBe(keys()[0]);
});

it('does not treat a change as an earlier lost one when another was made in between', async () => {
  const arrived = { ...waiting, arrived_at: soon };
  let answer: unknown = noAnswer('timeout');
  const { calls, choose, user } = await open(arrived, {
    'POST /appointments/61/status': () => answer,
    'POST /appointments/61/undo': () => waiting,
  });
  const menu = () => user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  await choose('فراخوان به اتاق');
  await screen.findByRole('alert');
  await menu();
  await choose('بازگرداندن «حضور»');
  await screen.findByText(/^بازگردانده شد/);
  answer = { ...waiting, status: 'visiting' };
  await menu();
  await choose('فراخوان به اتاق');
  await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد');
  const [first, second] = calls.filter(({ call }) => call === 'POST /appointments/61/status');
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

describe('cancelling', () => {
  const send = () => screen.getByRole('button', { name: 'کنسل کردن نوبت' });

  it('shows the fee, asks who cancels and why, and cancels', async () => {
    const { user, calls, choose } = await open(waiting, {
      'POST /appointments/61/status': () => ({ ...waiting, status: 'canceled', cancel_fee: 0 }),
    });
    await choose('کنسل کردن نوبت');
    const dialog = within(await screen.findByRole('dialog', { name: 'کنسل کردن نوبت سارا رضایی' }));
    expect(await dialog.findByRole('status')).toHaveTextContent('۴۵۰٬۰۰۰ تومان');
    expect(
      dialog.getByText(/قانون کلینیک: ۱۰٪ از هزینه نوبت، اگر کمتر از ۲ ساعت مانده باشد/),
    ).toBeVisible();

    await user.click(send());
    expect(dialog.getByRole('combobox', { name: /دلیل/ })).toHaveAccessibleDescription(
      'لطفا دلیل کنسل شدن را انتخاب کنید',
    );
    await user.click(dialog.getByRole('radio', { name: 'کلینیک' }));
    expect(dialog.getByRole('status')).toHaveTextContent('بدون هزینه');
    await user.selectOptions(dialog.getByRole('combobox', { name: /دلیل/ }), 'نبود پزشک');
    await user.type(dialog.getByRole('textbox', { name: /توضیح/ }), 'سفر');
    await user.click(send());

    expect(await screen.findByText('نوبت کنسل شد.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      status: 'canceled',
      initiator: 'clinic',
      reason: 'نبود پزشک: سفر',
    });
  });

  it('sends the same request again after a lost answer', async () => {
    let isLost = true;
    const { user, calls, choose } = await open(waiting, {
      'POST /appointments/61/status': () =>
        isLost
          ? refuse(500, { code: 'unforeseen', message: 'پاسخی نرسید' })
          : { ...waiting, status: 'canceled', cancel_fee: 0 },
    });
    await choose('کنسل کردن نوبت');
    await user.selectOptions(await screen.findByRole('combobox', { name: /دلیل/ }), 'هزینه درمان');
    await user.click(send());
    await screen.findByRole('alert');
    isLost = false;
    await user.click(send());

    expect(await screen.findByText('نوبت کنسل شد.')).toBeVisible();
    const keys = calls
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('keeps the typed values when it is refused', async () => {
    const { user, choose } = await open(waiting, {
      'POST /appointments/61/status': () =>
        refuse(409, {
          code: 'invalid_transition',
          message: 'این تغییر وضعیت برای نوبت ممکن نیست',
          details: { status: 'done' },
        }),
    });
    await choose('کنسل کردن نوبت');
    const reason = await screen.findByRole('combobox', { name: /دلیل/ });
    await user.selectOptions(reason, 'هزینه درمان');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'خطا در کنسل کردن نوبت. این تغییر وضعیت برای نوبت ممکن نیست. وضعیت این نوبت اکنون «انجام شده» است.',
    );
    expect(reason).toHaveValue('هزینه درمان');
  });
});

it('moves to another time, and offers the nearest times when that one is taken', async () => {
  const at = (hour: number) => `${soon.slice(0, 11)}${hour}:00:00.000Z`;
  const free = (start: string) => ({ start, end: start, state: 'free' });
  let isTaken = true;
  const { user, calls, choose } = await open(waiting, {
    'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })),
    'GET /schedule/doctor-availability': () => pageWith(free(at(12)), free(at(13))),
    'GET /schedule/openings': () => pageWith({ doctor_id: 3, slots: [free(at(12))] }),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    'POST /appointments/61/reschedule': () => {
      if (!isTaken) return { ...waiting, start: at(13) };
      isTaken = false;
      const slots = [free(at(13)), free(at(14))];
      const message = 'این نوبت قبلا رزرو شده است';
      return refuse(409, { code: 'slot_taken', message, details: { slots } });
    },
  });
  await choose('تغییر زمان نوبت');
  const dialog = within(await screen.findByRole('dialog', { name: 'تغییر زمان نوبت سارا رضایی' }));
  const move = dialog.getByRole('button', { name: 'ثبت زمان جدید' });
  // The line of the chosen time exists before: it must not move the buttons below.
  expect(dialog.getByText('زمان جدید هنوز انتخاب نشده است')).toBeVisible();
  await user.click(move);
  expect(dialog.getByText('لطفا زمان جدید را انتخاب کنید')).toBeVisible();

  await user.click((await dialog.findAllByRole('radio', { name: /آزاد/ }))[0]!);
  await user.type(dialog.getByRole('textbox', { name: /دلیل تغییر/ }), 'درخواست زیباجو');
  await user.click(move);
  expect(await dialog.findByRole('alert')).toHaveTextContent('این نوبت قبلا رزرو شده است');
  const instead = within(dialog.getByRole('group', { name: 'نزدیک‌ترین زمان‌های آزاد' }));
  await user.click(instead.getAllByRole('button')[0]!);
  await user.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const moves = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  expect(moves).toEqual([
    { start: at(12), doctorId: 3, reason: 'درخواست زیباجو', version: 1 },
    { start: at(13), doctorId: 3, reason: 'درخواست زیباجو', version: 1 },
  ]);
});

it('lists what happened, the latest first, by whom and why', async () => {
  const event = { before: null, reason: null, at: '2026-01-03T09:00:00Z' };
  const mina = { id: 2, fullName: 'مینا صالحی' };
  const { choose } = await open(waiting, {
    'GET /appointments/61/history': () =>
      pageWith(
        { ...event, id: 1, type: 'created', user: mina, after: { status: 'waiting' } },
        {
          ...event,
          id: 2,
          type: 'canceled',
          user: null,
          before: { status: 'waiting' },
          after: { status: 'canceled', cancel_fee: 45_000 },
          reason: 'سفر',
        },
      ),
  });
  await choose('تاریخچه نوبت');
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'نوبت کنسل شداز «در انتظار» به «کنسل شده»، هزینه: ۴۵٬۰۰۰ توماندلیل: سفر۱۴۰۴/۱۰/۱۳، ۱۲:۳۰ توسط سامانه',
    'نوبت ثبت شد۱۴۰۴/۱۰/۱۳، ۱۲:۳۰ توسط مینا صالحی',
  ]);
});
