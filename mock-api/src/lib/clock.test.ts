import { aDesk, at } from '../testing/bookings';
import { startApi, type TestApi } from '../testing/start-api';
import { clock } from './clock';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => clock.set(new Date()));
afterAll(() => api.stop());

/** The last day of the Jalali year 1405, one minute before its end. */
const lastMinuteOfYear = new Date('2027-03-20T23:59:00+03:30');

it('is the time of transactions, of reads and of single statements of the database', async () => {
  clock.set(lastMinuteOfYear);
  const text = 'select app_now() as now, app_today()::text as today';
  const answers = [
    ...(await api.db.platform((tx) => tx.query(text))),
    ...(await api.db.tenant(1, (tx) => tx.query(text))),
    ...((await api.db.read(1, { name: 'clock.test', text, values: [] }))[0] ?? []),
    ...(await api.db.query(text)),
  ] as { now: string; today: string }[];
  expect(answers).toHaveLength(4);
  for (const { now, today } of answers) {
    expect(today).toBe('2027-03-20');
    expect(Math.abs(Date.parse(now) - lastMinuteOfYear.getTime())).toBeLessThan(10_000);
  }
});

it('is the time at which rows are created', async () => {
  clock.set(lastMinuteOfYear);
  const { desk, newPatient } = await aDesk(api);
  const { id } = await newPatient();
  const { body } = await desk('GET', `/patients/${id}`);
  expect(body.created_at).toMatch(/^2027-03-20T20:29/);
});

it('decides which times are past', async () => {
  const start = at('16:00');
  const minutesBefore = (minutes: number) => new Date(Date.parse(start) - minutes * 60_000);
  clock.set(minutesBefore(30));
  const { book } = await aDesk(api);
  clock.set(minutesBefore(-1));
  expect(await book({ appointment_datetime: start })).toMatchObject({
    status: 409,
    body: { code: 'slot_past' },
  });
  clock.set(minutesBefore(1));
  expect(await book({ appointment_datetime: start })).toMatchObject({ status: 201 });
});

it('ends sessions', async () => {
  const member = api.memberOf(1, {});
  expect(await member('GET', '/auth/me')).toMatchObject({ status: 200 });
  clock.set(new Date(Date.now() + 2 * 3_600_000));
  expect(await member('GET', '/auth/me')).toMatchObject({ status: 401 });
});
