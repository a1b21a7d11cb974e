import { jalaliMonth } from '../../lib/jalali-months';
import { tehranInstant } from '../../lib/tehran';
import { payableOf } from '../../testing/debts';
import {
  aPayrollClinic,
  appointmentDone,
  fixedPay,
  payrollMonth as month,
  visitShare,
} from '../../testing/payroll';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { from } = jalaliMonth(month);

it('computes the fixed part by the days on which the clinic works', async () => {
  const { staff, preview } = await aPayrollClinic(api);
  await staff({ ...fixedPay, income_type: null }, 'نادر');
  await staff({ income_type: 'ثابت' }, 'بابک');
  const body = await preview(`month=${encodeURIComponent('۱۴۰۵/۱')}`);
  expect(body).toMatchObject({
    month,
    title: 'فروردین ۱۴۰۵',
    from: '2026-03-21',
    to: '2026-04-20',
    may_post: true,
    meta: { total: 2, totalPages: 1 },
    total: 1_500_000,
    data: [
      {
        user: { fullName: 'بابک' },
        income_type: 'ثابت',
        fixed_amount: 1_500_000,
        work_days: 27,
        daily_work_hours: 12,
        worked_hours: 324,
        fixed_part: 1_500_000,
        percentage_part: 0,
        total: 1_500_000,
        state: 'open',
      },
      { user: { fullName: 'نادر' }, income_type: null, fixed_part: 0, total: 0 },
    ],
  });
  expect((await preview(`month=${month}&search=نادر`)).data).toHaveLength(1);
  expect((await preview(`month=${month}&sort=total`)).data[0].user.fullName).toBe('نادر');
  expect((await preview('')).may_post).toBe(true);
});

it('reads leave from the schedule, and pays as much as the month and the year allow', async () => {
  const { clinic, staff, lineOf, post } = await aPayrollClinic(api);
  const doctor = await staff({ ...fixedPay, yearly_leave: 4 }, 'دکتر', 'doctor');
  const clinicId = await clinic.id();
  const leave = (starts: string, ends: string) =>
    api.db.tenant(clinicId, (tx) =>
      tx.query(
        `insert into schedule_exceptions (clinic_id, doctor_id, kind, starts_at, ends_at)
         values ($1, $2, 'leave', $3, $4)`,
        [clinicId, doctor, starts, ends],
      ),
    );
  // Saturday to Wednesday, and four hours of a day of eight.
  await leave(tehranInstant('2026-04-04', '00:00'), tehranInstant('2026-04-09', '00:00'));
  await leave(tehranInstant('2026-04-11', '14:00'), tehranInstant('2026-04-11', '18:00'));
  // A Friday is never a day of leave.
  await leave(tehranInstant('2026-04-10', '00:00'), tehranInstant('2026-04-11', '00:00'));
  expect(await lineOf(doctor)).toMatchObject({
    work_days: 27,
    leave_days: 5.5,
    paid_leave_days: 3,
    worked_hours: 172,
    fixed_part: 24_500_000,
  });
  expect((await post()).status).toBe(201);
  await leave(tehranInstant('2026-05-02', '00:00'), tehranInstant('2026-05-05', '00:00'));
  expect(await lineOf(doctor, '1405-02')).toMatchObject({ leave_days: 3, paid_leave_days: 1 });
});

it('counts holidays and extra open days', async () => {
  const { clinic, staff, lineOf } = await aPayrollClinic(api);
  const user = await staff(fixedPay);
  const clinicId = await clinic.id();
  await api.db.tenant(clinicId, (tx) =>
    tx.query(
      `insert into holidays (clinic_id, date, title, is_open)
       values ($1, '2026-03-21', 'نوروز', false), ($1, '2026-03-22', 'نوروز', false),
         ($1, '2026-03-27', 'جمعه کاری', true)`,
      [clinicId],
    ),
  );
  expect(await lineOf(user)).toMatchObject({ work_days: 26, fixed_part: 27_000_000 });
});

it('applies the percentage to what was done and is paid in full, in the month of the later of both', async () => {
  const { clinic, accountant, staff, lineOf } = await aPayrollClinic(api);
  const doctor = await staff(visitShare, 'دکتر', 'doctor');
  const pay = (id: number, amount: number, day: string) =>
    created(accountant, `/appointments/${id}/payments`, {
      amount,
      paid_at: tehranInstant(day, '16:00'),
    });
  const visit = async (cost: number, day: string, kind?: string) => {
    const { appointmentId } = await payableOf(api, clinic, { cost, doctorId: doctor });
    await appointmentDone(api, clinic, appointmentId, day, kind);
    return appointmentId;
  };
  const whole = await visit(1001, from);
  await pay(whole, 1001, from);
  const partly = await visit(5000, from);
  await pay(partly, 4999, from);
  const later = await visit(700, from);
  await pay(later, 300, from);
  await pay(later, 400, '2026-04-21');
  const earlier = await visit(90, '2026-03-20');
  await pay(earlier, 90, '2026-04-20');
  await pay(await visit(600, from, 'consultation'), 600, from);
  const { appointmentId: notDone } = await payableOf(api, clinic, { cost: 80, doctorId: doctor });
  await pay(notDone, 80, from);
  const { appointmentId: others } = await payableOf(api, clinic, { cost: 70 });
  await appointmentDone(api, clinic, others, from);
  await pay(others, 70, from);

  // 30 % of 1,001 and 90 is 327.3.
  expect(await lineOf(doctor)).toMatchObject({ items: 2, base_amount: 1091, percentage_part: 327 });
  expect(await lineOf(doctor, '1405-02')).toMatchObject({ base_amount: 700, percentage_part: 210 });
});

it('counts services of sessions, operations and other appointments, and consultations separately', async () => {
  const { clinic, accountant, staff, lineOf } = await aPayrollClinic(api);
  const source = { ...visitShare, percentage_value: 100 };
  const surgeon = await staff({ ...source, percentage_source: 'خدمات انجام شده' }, 'ا', 'doctor');
  const adviser = await staff({ ...source, percentage_source: 'مشاوره' }, 'ب', 'doctor');
  const assistant = await staff({ ...source, percentage_source: 'مشاوره' }, 'پ');
  const at = { amount: 100, paid_at: tehranInstant(from, '16:00') };
  const clinicId = await clinic.id();
  const mine = await payableOf(api, clinic, { doctorId: surgeon });
  await appointmentDone(api, clinic, mine.appointmentId, from, 'other');
  await api.db.tenant(clinicId, async (tx) => {
    const when = tehranInstant(from, '15:00');
    await tx.query(
      `update treatment_sessions set status = 'done', reported_at = $3
       where clinic_id = $1 and id = $2`,
      [clinicId, mine.sessionId, when],
    );
    await tx.query('update transcriptions set reported_at = $3 where clinic_id = $1 and id = $2', [
      clinicId,
      mine.transcriptionId,
      when,
    ]);
  });
  await created(accountant, `/appointments/${mine.appointmentId}/payments`, at);
  await accountant('POST', `/treatmentSessions/${mine.sessionId}/add-payment`, at);
  await created(accountant, `/patient-transcriptions/${mine.transcriptionId}/payments`, at);
  const { appointmentId } = await payableOf(api, clinic, { doctorId: adviser });
  await appointmentDone(api, clinic, appointmentId, from, 'consultation');
  await api.db.tenant(clinicId, (tx) =>
    tx.query('update appointments set assistant_id = $3 where clinic_id = $1 and id = $2', [
      clinicId,
      appointmentId,
      assistant,
    ]),
  );
  await created(accountant, `/appointments/${appointmentId}/payments`, at);
  expect(await lineOf(surgeon)).toMatchObject({ items: 3, base_amount: 300, total: 300 });
  expect(await lineOf(adviser)).toMatchObject({ items: 1, total: 100 });
  expect(await lineOf(assistant)).toMatchObject({ items: 1, total: 100 });
});

it('corrects a month before it is posted', async () => {
  const { staff, adjust, lineOf, accountant } = await aPayrollClinic(api);
  const user_id = await staff(fixedPay);
  expect(await adjust({ user_id, leave_days: '۵ روز', amount: '-۵۰۰٬۰۰۰' })).toMatchObject({
    status: 400,
    body: { fields: { note: 'علت تعدیل را بنویسید' } },
  });
  expect(
    await adjust({ user_id, leave_days: '۵', amount: -500_000, note: 'مساعده' }),
  ).toMatchObject({
    status: 200,
    body: { leave_days: 5, paid_leave_days: 3, adjustment: -500_000, total: 24_500_000 },
  });
  expect((await adjust({ user_id, worked_hours: 168 })).body).toMatchObject({
    leave_days: 5,
    worked_hours: 168,
    note: 'مساعده',
    total: 23_500_000,
  });
  expect((await adjust({ user_id, note: null })).status).toBe(400);
  expect((await adjust({ user_id, amount: -25_000_000 })).body).toMatchObject({
    fields: { amount: 'جمع حقوق نمی‌تواند کمتر از صفر باشد' },
  });
  await adjust({ user_id, amount: null, note: null, leave_days: null, worked_hours: null });
  expect((await lineOf(user_id)).total).toBe(27_000_000);
  const { status, body } = await accountant('PUT', '/payroll/adjustments', {
    month: '1405-13',
    worked_hours: 745,
    leave_days: 'x',
  });
  expect([status, body.fields]).toEqual([
    400,
    {
      month: 'ماه را به شکل ۱۴۰۵-۰۸ وارد کنید',
      user_id: 'انتخاب کاربر الزامی است',
      worked_hours: 'ساعت کارکرد باید عددی بین ۰ تا ۷۴۴ باشد',
      leave_days: 'روزهای مرخصی باید عددی بین ۰ تا ۳۱ باشد',
    },
  ]);
});
