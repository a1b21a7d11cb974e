import { payableOf } from '../../testing/debts';
import { aPatientInput, created } from '../../testing/samples';
import type { TestMember } from '../../testing/people';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Entry {
  kind: string;
  amount: number;
  balance: number;
}

const ledger = async (desk: TestMember, id: number, query = '') =>
  (await desk('GET', `/patients/${id}/ledger${query}`)).body;
const amounts = (entries: Entry[]) => entries.map(({ kind, amount }) => [kind, amount]);

async function setStatus(clinic: TestClinic, table: string, id: number, status: string) {
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update ${table} set status = $1 where id = $2`, [status, id]),
  );
}

it('adds up to the balance, and each entry has the balance after it', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic);
  expect(await ledger(desk, patientId)).toMatchObject({ data: [], balance: 0, wallet: 0, debt: 0 });

  await desk('POST', `/patients/${patientId}/payments`, { amount: 500, note: 'پیش‌پرداخت' });
  await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  await setStatus(clinic, 'appointments', appointmentId, 'done');

  const { data, meta, ...account } = await ledger(desk, patientId);
  expect(account).toEqual({ balance: 460, wallet: 500, debt: 40 });
  expect(meta.total).toBe(4);
  expect(amounts(data)).toEqual([
    ['charge', -40],
    ['payment', 60],
    ['charge', -60],
    ['credit', 500],
  ]);
  expect(data.map(({ balance }: Entry) => balance)).toEqual([460, 500, 440, 500]);
  const sum = data.reduce((total: number, { amount }: Entry) => total + amount, 0);
  expect(sum).toBe(account.balance);
  expect((await ledger(desk, patientId, '?limit=1&page=4')).data).toMatchObject([
    { kind: 'credit', balance: 500, note: 'پیش‌پرداخت' },
  ]);
  const search = `?search=${encodeURIComponent('ویزیت')}&sort=amount`;
  expect(amounts((await ledger(desk, patientId, search)).data)).toEqual([
    ['charge', -60],
    ['charge', -40],
    ['payment', 60],
  ]);
  expect((await desk('GET', `/patients/${patientId}`)).body.wallet_balance).toBe(460);
});

it('pays from the wallet, and never more than is in it', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic);
  await desk('POST', `/patients/${patientId}/payments`, { amount: 70 });
  const pay = (amount: number) =>
    desk('POST', `/appointments/${appointmentId}/payments`, { amount, method: 'wallet' });

  expect(await pay(71)).toMatchObject({ status: 409, body: { code: 'wallet_short' } });
  const statuses = (await Promise.all([40, 40, 40].map(pay))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409, 409]);
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 30, wallet: 30, debt: 0 });
});

it('pays debts, the oldest first', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId, sessionId } = await payableOf(api, clinic, { isDone: true });
  await setStatus(clinic, 'appointments', appointmentId, 'done');
  const debts = async () => (await desk('GET', `/patients/${patientId}/debts`)).body.data;
  expect(await debts()).toMatchObject([
    { target: 'appointment', id: appointmentId, remaining: 100 },
    { target: 'session', id: sessionId, remaining: 100, title: 'لیزر' },
  ]);
  const pay = (amount: number) =>
    desk('POST', `/patients/${patientId}/payments`, { amount, method: 'card', purpose: 'debt' });

  expect(await pay(201)).toMatchObject({ status: 409, body: { code: 'above_debt' } });
  expect(await pay(130)).toMatchObject({
    status: 201,
    body: {
      target: 'wallet',
      amount: 130,
      method: 'card',
      settled: [
        { target: 'appointment', id: appointmentId, amount: 100 },
        { target: 'session', id: sessionId, amount: 30 },
      ],
    },
  });
  expect(await debts()).toMatchObject([{ target: 'session', paid: 30, remaining: 70 }]);
  expect(await ledger(desk, patientId)).toMatchObject({ balance: -70, wallet: 0, debt: 70 });
});

it('refunds money to the wallet, and credit only while it is not spent', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  const { body: paid } = await desk('POST', path, { amount: 100 });
  await desk('POST', `/payments/${paid.id}/refund`, {
    amount: 80,
    method: 'wallet',
    reason: 'انصراف',
  });
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 80, wallet: 80 });

  const { body: credit } = await desk('POST', `/patients/${patientId}/payments`, { amount: 50 });
  await desk('POST', path, { amount: 80, method: 'wallet' });
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 50, wallet: 50 });
  const back = (amount: number, method: string) =>
    desk('POST', `/payments/${credit.id}/refund`, { amount, method, reason: 'انصراف' });
  expect((await back(30, 'wallet')).status).toBe(409);
  expect(await back(30, 'cash')).toMatchObject({ body: { refunded_amount: 30 } });
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 20, wallet: 20 });
  const other = await desk('POST', `/patients/${patientId}/payments`, { amount: 10 });
  await desk('POST', `/payments/${paid.id}/refund`, { amount: 20, reason: 'انصراف' });
  await desk('POST', path, { amount: 20, method: 'wallet' });
  expect(await ledger(desk, patientId)).toMatchObject({ wallet: 10 });
  expect((await back(15, 'cash')).status).toBe(409);
  expect((await back(5, 'cash')).status).toBe(200);
  expect((await desk('POST', `/payments/${other.body.id}/void`, { reason: 'اشتباه' })).status).toBe(
    409,
  );
});

it('releases what was paid for something that was canceled', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic);
  const { body } = await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 100 });
  await setStatus(clinic, 'appointments', appointmentId, 'canceled');
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 100 });
  await desk('POST', `/payments/${body.id}/refund`, { amount: 100, reason: 'لغو نوبت' });
  expect(await ledger(desk, patientId)).toMatchObject({ balance: 0, wallet: 0, debt: 0 });
});

it('counts the rows in a file', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic, { isDone: true });
  await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  const path = `/patients/${patientId}/summary`;
  expect((await desk('GET', path)).body).toMatchObject({
    patient_id: patientId,
    appointments: { total: 1, waiting: 1, done: 0 },
    treatment_plans: 1,
    sessions: { total: 1, done: 1 },
    transcriptions: 1,
    payments: { total: 1, amount: 60 },
    debt: 100,
    wallet_balance: -100,
  });
  const doctor = clinic.as('all', { type: 'doctor' });
  expect((await doctor('GET', path)).body).toMatchObject({ appointments: { total: 0 } });
});

it('adds up for a doctor the payments that the doctor sees in the file', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor' });
  const doctorId = await doctor.userId();
  const { patientId, appointmentId, sessionId } = await payableOf(api, clinic, { doctorId });
  await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  await desk('POST', `/treatmentSessions/${sessionId}/add-payment`, { amount: 20 });
  await desk('POST', `/patients/${patientId}/payments`, { amount: 5 });
  const other = await clinic.as('all', { type: 'doctor' }).userId();
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('update appointments set doctor_id = $1 where id = $2', [other, appointmentId]),
  );
  const read = async (member: TestMember) => {
    const { payments } = (await member('GET', `/patients/${patientId}/summary`)).body;
    const { data } = (await member('GET', `/patients/${patientId}/payments`)).body;
    const listed = (data as { amount: number }[]).map(({ amount }) => amount);
    return { payments, sum: listed.reduce((total, amount) => total + amount, 0) };
  };
  expect(await read(doctor)).toEqual({ payments: { total: 2, amount: 25 }, sum: 25 });
  expect(await read(desk)).toEqual({ payments: { total: 3, amount: 85 }, sum: 85 });
});

it('refuses other clinics, sections without it and low levels', async () => {
  const clinic = api.newClinic();
  const patientId = await created(clinic.as('all'), '/patients', aPatientInput());
  const stranger = api.newClinic().as('all');
  const reader = clinic.as('read');
  const storekeeper = clinic.as('all', { sections: ['inventory'] });
  for (const what of ['ledger', 'debts', 'payments', 'summary']) {
    const path = `/patients/${patientId}/${what}`;
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await storekeeper('GET', path)).status).toBe(403);
    expect((await reader('GET', path)).status).toBe(200);
  }
  const path = `/patients/${patientId}/payments`;
  expect((await stranger('POST', path, { amount: 'نادرست' })).status).toBe(404);
  expect((await stranger('POST', path, { amount: 5 })).status).toBe(404);
  expect((await reader('POST', path, { amount: 5 })).status).toBe(403);
  expect((await clinic.as('write')('POST', path, { amount: 0 })).status).toBe(400);
  expect(await clinic.as('write')('POST', path, { amount: 5, method: 'wallet' })).toMatchObject({
    status: 409,
    body: { fields: { method: expect.any(String) } },
  });
});
