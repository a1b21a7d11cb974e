import { join, resolve } from 'node:path';
import { migrate } from '../db/migrate';
import { restore } from '../modules/backups/restore';
import type { Call } from '../testing/call';
import { wrongLengths } from '../testing/kept-lengths';
import { created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';
import { createBareDatabase } from '../testing/test-database';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const wrong = () => api.db.platform((tx) => tx.query(wrongLengths));
const statements = (...all: string[]) =>
  api.db.platform(async (tx) => {
    for (const statement of all) await tx.query(statement);
  });
const addMessages = (count: number, status = 'queued') =>
  `insert into sms_messages (clinic_id, "to", body, status)
   select case n % 2 when 0 then null else 2 end, '09171234567', 'متن', '${status}'
   from generate_series(1, ${count}) n`;
const ticket = { subject: 'پرسش', message: 'متن', department: 'پشتیبانی', priority: 'مهم' };
const total = async (path: string, call: Call = api.platform()) =>
  (await call('GET', path)).body.meta.total as number;

it('knows the lengths of the lists after the demo data were added', async () => {
  expect(await wrong()).toEqual([]);
  expect(await total('/tickets/pagination')).toBeGreaterThan(0);
});

it('shows the operator and the clinic how long their lists are, as tickets come, close and are archived', async () => {
  const mina = await api.login('mina');
  const all = await total('/tickets/pagination');
  const closed = await total('/tickets/pagination?status=closed');
  const own = await total('/tickets/pagination', mina);
  const ids = [];
  for (let left = 3; left > 0; left -= 1) ids.push(await created(mina, '/tickets', ticket));
  expect((await mina('POST', `/tickets/${ids[0]}/close`)).status).toBe(200);
  expect(await total('/tickets/pagination')).toBe(all + 3);
  expect(await total('/tickets/pagination?status=closed')).toBe(closed + 1);
  expect(await total('/tickets/pagination', mina)).toBe(own + 3);
  await statements(`update tickets set archived_at = app_now() where id = ${ids[1]}`);
  expect(await total('/tickets/pagination')).toBe(all + 2);
  expect(await total('/tickets/pagination', mina)).toBe(own + 2);
  await statements(
    `update tickets set status = 'closed' where id = ${ids[1]}`,
    `update tickets set archived_at = null where id = ${ids[1]}`,
  );
  expect(await total('/tickets/pagination?status=closed')).toBe(closed + 2);
  expect(await wrong()).toEqual([]);
});

it('stays right as messages come, change their status, keep it and go', async () => {
  const failed = await total('/sms/messages?status=failed');
  await statements(
    addMessages(20),
    `update sms_messages set status = 'failed' where clinic_id is null and status = 'queued'`,
    `update sms_messages set body = '' where clinic_id = 2`,
    `update sms_messages set status = 'sent' where false`,
    `delete from sms_messages where clinic_id = 2 and status = 'queued'`,
  );
  expect(await wrong()).toEqual([]);
  expect(await total('/sms/messages?status=failed')).toBe(failed + 10);
});

it('forgets what a transaction takes back, as a whole or to a savepoint', async () => {
  const before = await total('/sms/messages');
  const broken = statements(addMessages(4), 'delete from sms_messages', 'select 1 / 0');
  await expect(broken).rejects.toThrow(/division by zero/);
  await statements(
    'savepoint here',
    addMessages(6),
    'rollback to savepoint here',
    addMessages(2, 'sent'),
  );
  expect(await total('/sms/messages')).toBe(before + 1);
  expect(await wrong()).toEqual([]);
});

it('stays right while many transactions write, change, delete and sum up at once', async () => {
  const statuses = ['queued', 'sent', 'failed'];
  const rounds = Array.from({ length: 40 }, async (_, index) => {
    const status = statuses[index % 3];
    const work = statements(
      addMessages(4, status),
      `update sms_messages set status = '${statuses[(index + 1) % 3]}'
       where id in (select id from sms_messages where status = '${status}' limit 2 for update skip locked)`,
      `delete from sms_messages
       where id in (select id from sms_messages where clinic_id = 2 limit 1 for update skip locked)`,
      ...(index % 4 === 0 ? [`select fold_list_counts('sms_messages', 2, '${status}')`] : []),
      ...(index % 4 === 1 ? [`select fold_list_counts('sms_messages', null, '${status}')`] : []),
      ...(index % 5 === 0 ? ['select 1 / 0'] : []),
    );
    await (index % 5 === 0 ? expect(work).rejects.toThrow(/division/) : work);
  });
  await Promise.all(rounds);
  expect(await wrong()).toEqual([]);
  await statements(`select fold_list_counts('sms_messages', null, 'sent')`);
  expect(await wrong()).toEqual([]);
  const summed = await api.db.platform((tx) =>
    tx.query(
      `select change from list_counts where list = 'sms_messages' and clinic_id is null and status = 'sent'`,
    ),
  );
  expect(summed).toHaveLength(1);
});

it('keeps them in a backup, and counts on in the restored database', async () => {
  const operator = api.platform();
  const { body: backup } = await operator('POST', '/admin/backups');
  await api.app.jobs.runDue();
  const { fileName } = (await operator('GET', `/admin/backups/${backup.id}`)).body;
  const target = await createBareDatabase();
  const client = await target.owner.connect();
  try {
    const packageDir = resolve(__dirname, '..', '..');
    await migrate(client, packageDir);
    const file = join(api.config.dataDir, 'backups', fileName);
    await restore(client, file, { replace: false, packageDir });
    const rows = async (text: string) => (await client.query(text)).rows;
    expect(await rows(wrongLengths)).toEqual([]);
    expect((await rows('select from list_counts')).length).toBeGreaterThan(0);
    await rows(addMessages(3));
    await rows(`update tickets set status = 'closed'`);
    expect(await rows(wrongLengths)).toEqual([]);
  } finally {
    client.release();
    await target.close();
  }
});
