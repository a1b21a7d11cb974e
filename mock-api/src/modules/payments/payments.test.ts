import { todayInTehran } from '../../lib/tehran';
import type { Member } from '../../lib/actor';
import { payableOf } from '../../testing/debts';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';
import { takePayment } from './take-payment';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A member in the form that the services take, for what no route offers. */
async function memberOf(clinic: TestClinic): Promise<Member> {
  const userId = await clinic.as('all').userId();
  const clinicId = await clinic.id();
  const access = { type: 'clinic_admin', sections: 'all', levels: [1] } as const;
  const session = { sid: '', username: '', expiresAt: '' };
  return {
    ...access,
    ...session,
    userId,
    clinicId,
    mustChangePassword: false,
    isSeenLongAgo: false,
  };
}

async function valueOf(clinic: TestClinic, text: string, values: unknown[]) {
  const id = await clinic.id();
  const rows = await api.db.tenant(id, (tx) => tx.query<{ value: number }>(text, [id, ...values]));
  return rows[0]?.value;
}

const paidOf = (clinic: TestClinic, appointmentId: number) =>
  valueOf(
    clinic,
    'select paid_amount as value from appointments where clinic_id = $1 and id = $2',
    [appointmentId],
  );

it('takes a payment for an appointment and answers it', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all', { columns: { fullName: 'مینا راد' } });
  const { appointmentId, patientId } = await payableOf(api, clinic, { cost: 3_000_000_000 });
  const body = { amount: '۲٬۵۰۰٬۰۰۰٬۰۰۰', method: 'card', reference: '۱۲۳', note: '' };

  expect(await desk('POST', `/appointments/${appointmentId}/payments`, body)).toMatchObject({
    status: 201,
    body: {
      patient_id: patientId,
      target: 'appointment',
      appointment_id: appointmentId,
      session_id: null,
      amount: 2_500_000_000,
      method: 'card',
      status: 'posted',
      title: 'ویزیت',
      receiver: { fullName: 'مینا راد' },
    },
  });
  expect(await paidOf(clinic, appointmentId)).toBe(2_500_000_000);
  const listed = await desk('GET', `/appointments/${appointmentId}/payments`);
  expect(listed.body).toMatchObject({ data: [{ amount: 2_500_000_000 }], meta: { total: 1 } });
});

it('refuses more than what remains, zero, and a payment when all is paid', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const pay = (body: unknown) => desk('POST', `/appointments/${appointmentId}/payments`, body);

  expect(await pay({ amount: 101 })).toMatchObject({
    status: 409,
    body: { code: 'overpaid', fields: { amount: 'مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است' } },
  });
  for (const amount of [0, -5, 1.5, '', 'صد', null, 1_000_000_000_000]) {
    expect((await pay({ amount })).status).toBe(400);
  }
  expect((await pay({})).status).toBe(400);
  expect((await pay({ amount: 5, patient_id: 1 })).status).toBe(400);
  expect((await pay({ amount: 5, method: 'gold' })).status).toBe(400);
  expect((await pay({ amount: 100 })).status).toBe(201);
  expect(await pay({ amount: 1 })).toMatchObject({ status: 409, body: { code: 'settled' } });
});

it('accepts exactly one of many payments of 60 for a price of 100', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await paidOf(clinic, appointmentId)).toBe(60);
});

it('takes payments for sessions and prescriptions by the same rules', async () => {
  const clinic = api.newClinic();
  const { sessionId, transcriptionId } = await payableOf(api, clinic);
  const member = await memberOf(clinic);
  const take = (target: 'session' | 'transcription', id: number, amount: number) =>
    api.db.tenant(member.clinicId, (tx) => takePayment(tx, member, { target, id, amount }));

  expect(await take('session', sessionId, 40)).toMatchObject({ session_id: sessionId });
  await expect(take('session', sessionId, 61)).rejects.toMatchObject({ status: 409 });
  expect(await take('transcription', transcriptionId, 100)).toMatchObject({ title: 'جراحی بینی' });
  await expect(take('transcription', transcriptionId, 1)).rejects.toMatchObject({
    code: 'settled',
  });
});

it('does not show payments of another clinic or of another doctor', async () => {
  const clinic = api.newClinic();
  const { appointmentId } = await payableOf(api, clinic);
  const desk = clinic.as('all');
  const path = `/appointments/${appointmentId}/payments`;
  const { body } = await desk('POST', path, { amount: 60 });
  const strangers = [api.newClinic().as('all'), clinic.as('all', { type: 'doctor' })];
  for (const stranger of strangers) {
    expect((await stranger('GET', `/payments/${body.id}`)).status).toBe(404);
    expect((await stranger('GET', `/payments/${body.id}/receipt`)).status).toBe(404);
    expect((await stranger('POST', `/payments/${body.id}/void`, {})).status).toBe(404);
    expect((await stranger('POST', `/payments/${body.id}/refund`, {})).status).toBe(404);
    expect((await stranger('POST', path, { amount: 'نادرست' })).status).toBe(404);
    expect((await stranger('POST', path, { amount: 1 })).status).toBe(404);
    expect((await stranger('GET', '/payments')).body.data).toEqual([]);
  }
});

it('lists payments with filters, search and order', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId, patientId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  await desk('POST', path, { amount: 10, method: 'cash', reference: 'الف-۱۲' });
  await desk('POST', path, { amount: 30, method: 'card' });
  await desk('POST', `/patients/${patientId}/payments`, { amount: 20 });
  const amounts = async (query: string) =>
    (await desk('GET', `/payments?${query}`)).body.data.map(
      ({ amount }: { amount: number }) => amount,
    );
  expect(await amounts('sort=amount')).toEqual([10, 20, 30]);
  expect(await amounts('sort=-amount&limit=1&page=2')).toEqual([20]);
  expect(await amounts('method=card')).toEqual([30]);
  expect(await amounts('target=wallet')).toEqual([20]);
  expect(await amounts(`search=${encodeURIComponent('الف-12')}`)).toEqual([10]);
  expect(await amounts(`from=${todayInTehran()}&to=${todayInTehran()}`)).toHaveLength(3);
  expect(await amounts('to=2020-01-01')).toEqual([]);
  expect((await desk('GET', '/payments?from=2020-02-31')).status).toBe(400);
});

it('refuses payments for what is canceled, and payments in the future', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await desk('POST', path, { amount: 10, paid_at: tomorrow })).toMatchObject({
    status: 400,
    body: { fields: { paid_at: 'زمان پرداخت نمی‌تواند در آینده باشد' } },
  });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update appointments set status = 'canceled' where id = $1`, [appointmentId]),
  );
  expect(await desk('POST', path, { amount: 10 })).toMatchObject({
    status: 409,
    body: { code: 'canceled' },
  });
});
