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

it('tells nobody about the requests of others, and needs all parameters', async () => {
  const { clinic, pay, fate } = await aDesk('mine');
  await pay();
  expect((await fate(clinic.as('all'))).body).toEqual({ done: false });
  expect((await fate()).body).toEqual({ done: true });
  const ask = clinic.as('all');
  expect((await ask('POST', '/requests/fate', { path: 'x', key: 'mine' })).status).toBe(400);
  expect((await ask('POST', '/requests/fate', { path: '/x' })).status).toBe(400);
});
