import { callerOf, type Answer, type Call } from '../testing/call';
import { aPatientInput, aProductInput, created } from '../testing/samples';
import { servedDatabase, type ServedDatabase } from '../testing/served-database';
import { serverRuns } from '../testing/server-runs';
import { freeSlot, freeSlots } from './free-slots';

/*
 * Of simultaneous requests that exclude each other exactly one succeeds. Tested through HTTP: on one server with the
 * embedded PostgreSQL, and on two servers that share a database. `DATABASE_URL_TEST` names another database.
 */

jest.setTimeout(120_000);
const { newFolder, start } = serverRuns();
const racers = 50;
const demo = { SEED: 'demo' };

let served: ServedDatabase;
beforeAll(async () => {
  served = await servedDatabase();
});
afterAll(() => served.drop());

const servers = {
  'the embedded PostgreSQL': async () => [await start({ ...demo, DATA_DIR: newFolder() })],
  'a served PostgreSQL and two servers': async () => {
    const env = {
      ...demo,
      DATABASE_URL: served.url,
      SESSION_SECRET: 'a secret that two share, long enough',
    };
    const first = await start({ ...env, DATA_DIR: newFolder() });
    return [first, await start({ ...env, DATA_DIR: newFolder() })];
  },
};

/** A caller for each server, signed in as clinic 1's manager at the first one. */
async function managers(addresses: string[]): Promise<Call[]> {
  const credentials = { username: 'mina', password: 'Ziba@1405' };
  const { body } = await callerOf(addresses[0]!)('POST', '/auth/login', credentials);
  return addresses.map((address) => callerOf(address, () => Promise.resolve(body.token)));
}

/** Sends many requests at once, to all servers in turn; returns how often each status was answered. */
async function race(calls: Call[], run: (call: Call, index: number) => Promise<Answer>) {
  const answers = await Promise.all(
    Array.from({ length: racers }, (_, index) => run(calls[index % calls.length]!, index)),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return { counts, answers };
}

describe.each(Object.entries(servers))('on %s', (_name, startAll) => {
  it('one of many requests gets a slot, the remaining cost, the last unit and a key', async () => {
    const calls = await managers((await startAll()).map(({ address }) => address));
    await oneBooking(calls);
    await onePayment(calls);
    await oneConsumption(calls);
    await oneRowPerKey(calls);
  });
});

async function oneBooking(calls: Call[]) {
  const [mina] = calls as [Call];
  const doctor = (await mina('GET', '/users/doctors/1')).body.data[0];
  const service = (await mina('GET', '/presentableServices/clinic/1')).body.data[0];
  const patients = await Promise.all(
    Array.from({ length: racers }, async () => {
      const patient = aPatientInput();
      await created(mina, '/patients', patient);
      return patient.national_code;
    }),
  );
  const slot = await freeSlot(mina, doctor.id);
  const { counts, answers } = await race(calls, (call, index) =>
    call('POST', '/appointments', {
      client_national_id: patients[index],
      doctor_id: doctor.id,
      service_id: service.id,
      package_type: 'visit',
      appointment_datetime: slot,
    }),
  );
  expect(counts).toEqual({ 201: 1, 409: racers - 1 });
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body.message).toBe('این نوبت قبلا رزرو شده است');
  expect(await freeSlots(mina, doctor.id)).not.toContain(slot);
}

async function onePayment(calls: Call[]) {
  const [mina] = calls as [Call];
  const patient_id = await created(mina, '/patients', aPatientInput());
  const plan = await created(mina, '/treatmentPlans', { title: 'طرح', patient_id });
  const session = await created(mina, '/treatmentSessions', {
    treatment_plan_id: plan,
    session_title: 'جلسه',
    date: '2031-03-01T10:00:00Z',
    service_type: 'لیزر',
    service_location: 'اتاق ۲',
    estimated_duration: '1',
    service_cost: 100,
    session_description: 'شرح',
  });
  const { counts } = await race(calls, (call) =>
    call('POST', `/treatmentSessions/${session}/add-payment`, { amount: 60 }),
  );
  expect(counts).toEqual({ 200: 1, 409: racers - 1 });
  const { body } = await mina('GET', `/treatmentSessions/plan/${plan}`);
  expect(body.data).toMatchObject([{ id: session, payed_amount: 60 }]);
}

async function oneConsumption(calls: Call[]) {
  const [mina] = calls as [Call];
  const product = await created(mina, '/products', await aProductInput(mina, { stock: 1 }));
  const path = `/products/${product}/movements`;
  const { counts } = await race(calls, (call) =>
    call('POST', path, { kind: 'consume', quantity: 1 }),
  );
  expect(counts).toEqual({ 201: 1, 409: racers - 1 });
  expect((await mina('GET', `/products/${product}`)).body.stock).toBe(0);
}

async function oneRowPerKey(calls: Call[]) {
  const [mina] = calls as [Call];
  const patient = aPatientInput();
  const key = { 'idempotency-key': 'the-very-same-key' };
  const { counts, answers } = await race(calls, (call) => call('POST', '/patients', patient, key));
  // A request that arrives while the first one runs is refused; no second row is made.
  expect(Object.keys(counts).filter((status) => !['201', '409'].includes(status))).toEqual([]);
  const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect(await mina('POST', '/patients', patient, key)).toMatchObject({
    status: 201,
    body: { id: ids[0] },
  });
  const found = await mina('GET', `/patients/pagination?search=${patient.national_code}`);
  expect(found.body.meta.total).toBe(1);
}
