import { tehranInstant } from '../../lib/tehran';
import { payableOf } from '../../testing/debts';
import { aPayrollClinic, appointmentDone, visitShare } from '../../testing/payroll';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Farvardin, Ordibehesht and Khordad of 1405, with a day in each. */
const [first, second, third] = ['1405-01', '1405-02', '1405-03'];
const days = { first: '2026-04-01', second: '2026-05-02', third: '2026-06-02' };

/** A clinic with a doctor who gets 30 % of visits, and ways to do visits and to take their money. */
async function aDoctor(profile: object = visitShare) {
  const clinic = await aPayrollClinic(api);
  const { accountant, staff, post, lineOf } = clinic;
  const doctor = await staff(profile, 'دکتر', 'doctor');
  const pay = (id: number, amount: number, day: string) =>
    created(accountant, `/appointments/${id}/payments`, {
      amount,
      paid_at: tehranInstant(day, '16:00'),
    });
  const visit = async (cost: number, day: string) => {
    const { appointmentId } = await payableOf(api, clinic.clinic, { cost, doctorId: doctor });
    await appointmentDone(api, clinic.clinic, appointmentId, day);
    return { appointmentId, paymentId: await pay(appointmentId, cost, day) };
  };
  const refund = async (paymentId: number, amount: number) => {
    const body = { amount, method: 'cash', reason: 'نارضایتی' };
    const { status } = await accountant('POST', `/payments/${paymentId}/refund`, body);
    expect(status).toBe(200);
  };
  const line = (month: string) => lineOf(doctor, month);
  const postMonth = async (month: string) => {
    const answer = await post({ month });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const work = async (month: string) => {
    const path = `/payroll/work?month=${month}&user_id=${doctor}`;
    return (await accountant('GET', path)).body.data;
  };
  return { ...clinic, doctor, pay, visit, refund, line, postMonth, work };
}

it('takes back the share of a refund in the next open month, once', async () => {
  const { visit, refund, line, postMonth, work } = await aDoctor();
  const { paymentId } = await visit(1_000_000, days.first);
  await postMonth(first);
  await visit(2_000_000, days.second);
  await refund(paymentId, 400_000);
  expect(await line(second)).toMatchObject({
    items: 1,
    base_amount: 2_000_000,
    percentage_part: 600_000,
    correction: -120_000,
    waiting: 0,
    total: 480_000,
  });
  expect(await work(second)).toMatchObject([
    { amount: -400_000, percentage_value: 30, is_correction: true, target: 'appointment' },
    { amount: 2_000_000, percentage_value: 30, is_correction: false, source: 'visit' },
  ]);
  await postMonth(second);
  expect(await work(second)).toHaveLength(2);
  expect(await line(third)).toMatchObject({ correction: 0, total: 0 });
  // The posted month stays as it was.
  expect(await line(first)).toMatchObject({ state: 'posted', total: 300_000 });
});

it('pays nothing twice when a visit is refunded and paid again in another month', async () => {
  const { visit, refund, pay, line, postMonth } = await aDoctor();
  const { appointmentId, paymentId } = await visit(1_000_000, days.first);
  await postMonth(first);
  await refund(paymentId, 1_000_000);
  await pay(appointmentId, 1_000_000, days.second);
  expect(await line(second)).toMatchObject({ items: 0, correction: 0, total: 0 });
});

it('pays work that was entered after its month was posted, in the next open month', async () => {
  const { visit, line, postMonth } = await aDoctor();
  await visit(100_000, days.first);
  await postMonth(first);
  await visit(1_000_000, days.first);
  expect(await line(second)).toMatchObject({ items: 0, correction: 300_000, total: 300_000 });
  // Only there, not in the month after it too.
  expect(await line(third)).toMatchObject({ correction: 0 });
  await postMonth(second);
  expect(await line(third)).toMatchObject({ correction: 0 });
});

it('corrects at the percentage of the posted month, not at that of today', async () => {
  const { visit, refund, line, postMonth, doctor, accountant } = await aDoctor();
  const { paymentId } = await visit(1_000_000, days.first);
  await postMonth(first);
  const { body: profile } = await accountant('GET', `/financialInfo/user/${doctor}`);
  await accountant('POST', `/financialInfo/${profile.id}`, { percentage_value: 50 });
  await visit(1_000_000, days.second);
  await refund(paymentId, 1_000_000);
  // 50 % of the new visit, and the 30 % of the old one back.
  expect(await line(second)).toMatchObject({ percentage_part: 500_000, correction: -300_000 });
});

it('lets a deduction wait that the pay does not cover', async () => {
  const { visit, refund, line, postMonth } = await aDoctor();
  const { paymentId } = await visit(1_000_000, days.first);
  await postMonth(first);
  await refund(paymentId, 1_000_000);
  await visit(500_000, days.second);
  expect(await line(second)).toMatchObject({ correction: 0, waiting: -300_000, total: 150_000 });
  await postMonth(second);
  await visit(2_000_000, days.third);
  expect(await line(third)).toMatchObject({ correction: -300_000, waiting: 0, total: 300_000 });
});

it('counts the work again after the month that contains it was voided', async () => {
  const { visit, line, postMonth, accountant } = await aDoctor();
  await visit(1_000_000, days.first);
  const { id } = await postMonth(first);
  await accountant('POST', `/payroll/runs/${id}/void`, { reason: 'اشتباه' });
  expect(await line(first)).toMatchObject({ items: 1, total: 300_000, state: 'open' });
  expect(await line(second)).toMatchObject({ correction: 0, total: 0 });
});

it('takes nothing of the past when somebody begins to get a share', async () => {
  const fixed = { income_type: 'ثابت', fixed_amount: 1_000_000 };
  const { visit, line, postMonth, doctor, accountant } = await aDoctor(fixed);
  await visit(1_000_000, days.first);
  await postMonth(first);
  const { body: profile } = await accountant('GET', `/financialInfo/user/${doctor}`);
  await accountant('POST', `/financialInfo/${profile.id}`, visitShare);
  expect(await line(second)).toMatchObject({ correction: 0, total: 0 });
});

it('gives the work of a visit back when it is given to another doctor', async () => {
  const { visit, line, postMonth, staff, lineOf, clinic } = await aDoctor();
  const { appointmentId } = await visit(1_000_000, days.first);
  const other = await staff(visitShare, 'دکتر دیگر', 'doctor');
  await postMonth(first);
  const clinicId = await clinic.id();
  await api.db.tenant(clinicId, (tx) =>
    tx.query('update appointments set doctor_id = $3 where clinic_id = $1 and id = $2', [
      clinicId,
      appointmentId,
      other,
    ]),
  );
  await visit(1_000_000, days.second);
  expect(await line(second)).toMatchObject({ percentage_part: 300_000, correction: -300_000 });
  expect(await lineOf(other, second)).toMatchObject({ correction: 300_000 });
});

it('lists the months by name, with their state', async () => {
  const { visit, postMonth, accountant } = await aDoctor();
  await visit(1_000_000, days.first);
  await postMonth(first);
  const { status, body } = await accountant('GET', '/payroll/months');
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ state: 'running', posted: 0 });
  expect(body.data.length).toBeGreaterThanOrEqual(12);
  expect(body.data.find(({ id }: { id: string }) => id === first)).toMatchObject({
    title: 'فروردین ۱۴۰۵',
    from: '2026-03-21',
    to: '2026-04-20',
    state: 'posted',
    posted: 1,
    total: 300_000,
  });
});

it('answers the work of nobody with 404, and needs the section', async () => {
  const { accountant, clinic } = await aDoctor();
  const path = `/payroll/work?month=${first}&user_id=999999`;
  expect((await accountant('GET', path)).status).toBe(404);
  expect((await accountant('GET', '/payroll/work?month=1405-13&user_id=x')).status).toBe(400);
  const desk = clinic.as('all', { sections: ['patients'] });
  expect((await desk('GET', path)).status).toBe(403);
  expect((await desk('GET', '/payroll/months')).status).toBe(403);
});
