import { payableOf } from '../../testing/debts';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Takes payments at once, and answers the sorted numbers of their receipts. */
async function numbersOf(clinic: TestClinic, count: number): Promise<number[]> {
  const desk = clinic.as('all');
  const rows = await Promise.all(Array.from({ length: count }, () => payableOf(api, clinic)));
  const numbers = rows.map(async ({ appointmentId }) => {
    const { body } = await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 10 });
    return (await desk('GET', `/payments/${body.id}/receipt`)).body.number as number;
  });
  return (await Promise.all(numbers)).toSorted((one, other) => one - other);
}

it('counts the receipts of each clinic without gaps, also when payments are refused between them', async () => {
  const [one, other] = [api.newClinic(), api.newClinic()];
  expect(await numbersOf(one, 3)).toEqual([1, 2, 3]);
  const { appointmentId } = await payableOf(api, one);
  const path = `/appointments/${appointmentId}/payments`;
  expect((await one.as('all')('POST', path, { amount: 1_000_000_000 })).status).toBe(409);
  expect(await numbersOf(other, 1)).toEqual([1]);
  expect(await numbersOf(one, 2)).toEqual([4, 5]);
});

it('leaves a payment from before its number, the id', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const { body } = await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 10 });
  await api.db.platform((tx) =>
    tx.query('update payments set receipt_number = null where id = $1', [body.id]),
  );
  expect((await desk('GET', `/payments/${body.id}/receipt`)).body.number).toBe(body.id);
});
