import { payableOf } from '../../testing/debts';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A desk that takes payments for an appointment of 100 tomans with one key. */
async function aDesk(key: string) {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  return {
    clinic,
    pay: (amount = 60) => desk('POST', path, { amount }, { 'idempotency-key': key }),
    fate: (by = desk) => by('POST', '/requests/fate', { path, key }),
    total: async () => (await desk('GET', path)).body.meta.total,
  };
}

it('answers that a payment was taken, as often as it is asked', async () => {
  const { pay, fate, total } = await aDesk('lost-answer');
  expect((await pay()).status).toBe(201);
  expect(await fate()).toMatchObject({ status: 200, body: { done: true } });
  expect((await fate()).body).toEqual({ done: true });
  expect(await total()).toBe(1);
});

it('answers that a payment was not taken, and refuses it if it still arrives', async () => {
  const { pay, fate, total } = await aDesk('lost-request');
  expect((await fate()).body).toEqual({ done: false });
  expect(await pay()).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  expect((await fate()).body).toEqual({ done: false });
  expect(await total()).toBe(0);
});

it('answers that a refused payment was not taken', async () => {
  const { pay, fate } = await aDesk('refused');
  expect((await pay(101)).status).toBe(409);
  expect((await fate()).body).toEqual({ done: false });
});

it('is right when both arrive at the same time', async () => {
  for (const key of ['race-1', 'race-2', 'race-3']) {
    const { pay, fate, total } = await aDesk(key);
    const [paid, { body }] = await Promise.all([pay(), fate()]);
    expect(body).toEqual({ done: paid.status === 201 });
    expect(await total()).toBe(paid.status === 201 ? 1 : 0);
  }
});

/** The state after a server was killed between the work and its answer, some minutes ago. */
const loseAnswer = (key: string) =>
  api.db.platform((tx) =>
    tx.query(
      `update idempotency_keys set status = null, body = null,
         created_at = app_now() - interval '5 minutes' where key = $1`,
      [key],
    ),
  );

it('takes nothing twice when the server was killed between the work and its answer', async () => {
  const { pay, fate, total } = await aDesk('killed');
  await pay();
  await loseAnswer('killed');
  expect((await fate()).body).toEqual({ done: true });
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'key_done' } });
  expect(await total()).toBe(1);
});

it('takes one payment when the first request was slow and the key was taken over', async () => {
  const { clinic, pay, total } = await aDesk('slow');
  const clinicId = await clinic.id();
  let answers: Promise<{ status: number }[]> = Promise.resolve([]);
  await api.db.tenant(clinicId, async (tx) => {
    await tx.query('select id from appointments where clinic_id = $1 for update', [clinicId]);
    const first = pay();
    for (let claimed = 0; claimed === 0;) {
      claimed = (await loseUnanswered('slow')).length;
    }
    answers = Promise.all([first, pay()]);
    for (let waiting = 0; waiting < 2;) {
      const [row] = await tx.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where not granted`,
      );
      waiting = row?.count ?? 0;
    }
  });
  expect((await answers).map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await total()).toBe(1);
});

/** Makes a claim look old; the rows that it found. */
const loseUnanswered = (key: string) =>
  api.db.platform((tx) =>
    tx.query(
      `update idempotency_keys set created_at = app_now() - interval '5 minutes'
       where key = $1 and status is null returning key`,
      [key],
    ),
  );

it('knows an address with a slash at its end as the same', async () => {
  const call = api.newClinic().as('all');
  const press = (path: string) =>
    call('POST', path, { name: 'لیزر' }, { 'idempotency-key': 'slash' });
  const first = await press('/presentableServiceCategories');
  const second = await press('/presentableServiceCategories/');
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
});

it('tells nobody about the requests of others, and needs all parameters', async () => {
  const { clinic, pay, fate } = await aDesk('mine');
  await pay();
  expect((await fate(clinic.as('all'))).body).toEqual({ done: false });
  expect((await fate()).body).toEqual({ done: true });
  const ask = clinic.as('all');
  expect((await ask('POST', '/requests/fate', { path: 'x', key: 'mine' })).status).toBe(400);
  expect((await ask('POST', '/requests/fate', { path: '/x' })).status).toBe(400);
});
