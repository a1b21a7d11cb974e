import { setTimeout as pause } from 'node:timers/promises';
import { serverRuns, signIn } from './testing/server-runs';

jest.setTimeout(90_000);
const { filled, start } = serverRuns();

const ownName = 'زیبا';

interface Row {
  id: number;
  name: string;
  status: string;
  is_restoring: boolean;
  restored_at: string | null;
}

interface Answer {
  status: number;
  body: Row & { code: string; details: unknown; data: Row[] };
}

/** Calls the API of a running server with a token; the answer may come from its maintenance. */
const callerOf =
  (address: string, token: string) =>
  async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

type Call = ReturnType<typeof callerOf>;

/** Asks until the answer is as wanted; a server that starts again refuses connections for a moment. */
async function eventually<Answer>(ask: () => Promise<Answer>, isWanted: (one: Answer) => boolean) {
  for (let left = 600; left > 0; left -= 1) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && isWanted(answer)) return answer;
    await pause(50);
  }
  throw new Error('the answer did not come');
}

async function aBackup(call: Call): Promise<number> {
  const { body } = await call('POST', '/admin/backups', {});
  await eventually(
    () => call('GET', `/admin/backups/${body.id}`),
    (answer) => answer.body.status === 'done',
  );
  return body.id;
}

const addCategory = async (call: Call, name: string) =>
  expect((await call('POST', '/clinic-categories', { name })).status).toBe(201);
const categories = async (call: Call) =>
  (await call('GET', '/clinic-categories')).body.data.map(({ name }) => name);

it('ends its work, restores a backup that an operator asked for, and goes on with it', async () => {
  const server = await start({ DATA_DIR: filled() });
  const call = callerOf(server.address, await signIn(server.address));
  await addCategory(call, 'پیش از پشتیبان');
  const id = await aBackup(call);
  await addCategory(call, 'پس از پشتیبان');

  const asked = await call('POST', `/admin/backups/${id}/restore`, { name: ownName });
  expect([asked.status, asked.body.is_restoring]).toEqual([202, true]);
  const during = await eventually(
    () => call('GET', '/health'),
    ({ status }) => status === 503,
  );
  expect(during.body).toMatchObject({
    code: 'restoring',
    details: { percent: expect.any(Number) },
  });
  await eventually(
    () => call('GET', '/health'),
    ({ status }) => status === 200,
  );

  expect((await call('GET', '/clinic-categories')).status).toBe(401);
  const again = callerOf(server.address, await signIn(server.address));
  expect(await categories(again)).toEqual(['پیش از پشتیبان']);
  const { data } = (await again('GET', '/admin/backups')).body;
  expect(data[1]).toMatchObject({ id, is_restoring: false, restored_at: expect.any(String) });
  // What was there before the restore is kept as a backup of its own.
  expect(data[0]).toMatchObject({ status: 'done', restored_at: null });
  await again('POST', `/admin/backups/${data[0]?.id}/restore`, { name: ownName });
  await eventually(
    () => again('GET', '/clinic-categories'),
    ({ status }) => status === 401,
  );
  const back = callerOf(server.address, await signIn(server.address));
  expect((await categories(back)).sort()).toEqual(['پس از پشتیبان', 'پیش از پشتیبان'].sort());
  // Periodic jobs are there again: another backup is made.
  await aBackup(back);
});
