import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { callerOf, type Call } from '../testing/call';
import { servedDatabase, type ServedDatabase } from '../testing/served-database';
import { serverRuns } from '../testing/server-runs';

/*
 * Messages that nobody waits for are sent once, whatever happens to the servers: several share the work, and one is
 * killed in the middle of a broadcast.
 */

jest.setTimeout(240_000);
const { newFolder, start } = serverRuns();
const patients = 5000;

let served: ServedDatabase;
let client: pg.Client;
beforeAll(async () => {
  served = await servedDatabase();
  client = new pg.Client({ connectionString: served.url });
  await client.connect();
  await client.query(`select set_config('app.scope', 'platform', false)`);
});
afterAll(async () => {
  await client.end();
  await served.drop();
});

/** Starts a server whose clock begins at this time of a Tuesday in Tehran. */
const serverAt = (time: string) =>
  start({
    SEED: 'demo',
    DATA_DIR: newFolder(),
    DATABASE_URL: served.url,
    SESSION_SECRET: 'a secret that two share, long enough',
    CLOCK_START: `2026-03-10T${time}:00+03:30`,
  });

async function managerAt(address: string): Promise<Call> {
  const credentials = { username: 'mina', password: 'Ziba@1405' };
  const { body } = await callerOf(address)('POST', '/auth/login', credentials);
  return callerOf(address, () => Promise.resolve(body.token));
}

async function one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
  return (await client.query<Row>(text, values)).rows[0]!;
}

/** Reads a number again and again until it is enough. */
async function untilEnough(text: string, values: unknown[], enough: number): Promise<void> {
  for (;;) {
    const { count } = await one<{ count: number }>(text, values);
    if (count >= enough) return;
    await pause(50);
  }
}

const sentOf = `select count(*)::int as count from sms_messages where broadcast_id = $1 and status = 'sent'`;
/** What is counted as used, and was not sent: reminders of the demo data that are due meanwhile are in both sums. */
const miscounted = `select (select coalesce(sum(sms_sent), 0) from usage_daily where clinic_id = 1)::int
  - (select coalesce(sum(parts), 0) from sms_messages
      where clinic_id = 1 and kind <> 'secret' and sent_at is not null)::int as count`;

it('sends each of 5,000 messages once, although the server is killed in the middle', async () => {
  const first = await serverAt('12:00');
  await client.query(`update clinics set sms_limit = 'Unlimited' where id = 1`);
  await client.query(
    `insert into patients (clinic_id, full_name, national_code, birth_date, father_name, contact_number,
       gender, address, weight, height, insurance_type, special_disease)
     select 1, 'گیرنده ' || n, (9000000000 + n)::text, '1990-01-01', 'علی', '0935' || lpad(n::text, 7, '0'),
       'خانم', 'شیراز', 60, 165, 'آزاد', 'ندارد' from generate_series(1, $1::int) n`,
    [patients],
  );
  const before = await one<{ count: number }>(miscounted);
  const manager = await managerAt(first.address);
  const input = { audience: 'patients', kind: 'service', body: 'کلینیک فردا بسته است' };
  const { status, body } = await manager('POST', '/sms/broadcasts', input);
  expect(status).toBe(201);
  expect(body.recipients).toBeGreaterThanOrEqual(patients);

  await untilEnough(sentOf, [body.id], 300);
  first.child.kill('SIGKILL');
  await first.ended;
  const { count: atTheKill } = await one<{ count: number }>(sentOf, [body.id]);
  expect(atTheKill).toBeLessThan(body.recipients);

  // Half an hour later, so that the killed server's work is free again; two servers share it.
  await Promise.all([serverAt('12:30'), serverAt('12:30')]);
  await untilEnough(sentOf, [body.id], body.recipients);
  const all = await one(
    `select count(*)::int as messages, count(distinct "to")::int as phones,
       count(*) filter (where status = 'sent')::int as sent, sum(attempts)::int - count(*)::int as again
     from sms_messages where broadcast_id = $1`,
    [body.id],
  );
  const { recipients } = body;
  expect(all).toMatchObject({ messages: recipients, phones: recipients, sent: recipients });
  // Only what the killed server had in hand was begun a second time.
  expect((all as { again: number }).again).toBeLessThanOrEqual(4);
  expect(await one<{ count: number }>(miscounted)).toEqual(before);
});

it('reminds once of an appointment, although two servers look for those that are due', async () => {
  await Promise.all([serverAt('13:00'), serverAt('13:00')]);
  const { id } = await one<{ id: number }>(
    `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type, starts_at,
       ends_at, status, created_at)
     select 1, 'R-77001', p.id, d.id, 'visit', '2026-03-11T09:00:00+03:30', '2026-03-11T09:30:00+03:30',
       'waiting', '2026-03-01T09:00:00+03:30'
     from (select max(id) as id from patients where clinic_id = 1) p,
       (select min(id) as id from users where clinic_id = 1 and type = 'doctor') d
     returning patient_id as id`,
  );
  const due = `update jobs set run_at = '2026-03-10T13:00:00+03:30'
    where kind = 'sms.reminders' and leased_until is null`;
  const reminders = `select count(*)::int as count from sms_messages
    where patient_id = $1 and event = 'appointment_reminder'`;
  const later = `select count(*)::int as count from jobs
    where kind = 'sms.reminders' and leased_until is null and run_at > '2026-03-10T13:00:00+03:30'`;
  for (let round = 0; round < 4; round += 1) {
    await client.query(due);
    await client.query('notify jobs');
    await untilEnough(later, [], 1);
  }
  await untilEnough(reminders, [id], 1);
  expect(await one(reminders, [id])).toEqual({ count: 1 });
});
