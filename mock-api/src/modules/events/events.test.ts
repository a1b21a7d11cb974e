import { randomUUID } from 'node:crypto';
import { buildApp } from '../../build-app';
import { announce, announceWidely, type LiveEvent } from '../../data/events';
import { startApi, type TestApi } from '../../testing/start-api';
import { addJob } from '../../jobs/add-job';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const secret = 'a secret of the tests, long enough';

interface ReceivedEvent {
  id: string | undefined;
  type: string;
  data: Record<string, unknown>;
}

/** Listens like a browser; `until` resolves when this many events have arrived. */
async function listen(token: string, headers: Record<string, string> = {}, address = api.address) {
  const ending = new AbortController();
  const answer = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: ending.signal,
  });
  const heard: ReceivedEvent[] = [];
  let wake = (): void => undefined;
  let hasEnded = false;
  const read = async () => {
    let rest = '';
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        heard.push(...parts.flatMap(eventOf));
        wake();
      }
    } catch {
      // The test itself closed the stream.
    }
    hasEnded = true;
    wake();
  };
  void read();
  const wait = async (isEnough: () => boolean) => {
    while (!isEnough()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    until: (count: number) => wait(() => heard.length >= count),
    ended: () => wait(() => hasEnded),
    stop: () => ending.abort(),
  };
}

function eventOf(text: string): ReceivedEvent[] {
  const lines = new Map(text.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  const type = lines.get('event');
  if (!type) return [];
  return [{ id: lines.get('id'), type, data: JSON.parse(lines.get('data') ?? '{}') }];
}

/** A token that contains the id of its session. */
async function signIn(userId: number) {
  const sid = randomUUID();
  await api.db.platform((tx) =>
    tx.query(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, app_now() + interval '1 hour')`,
      [sid, userId],
    ),
  );
  return { sid, token: api.app.tokenFor(sid, new Date(Date.now() + 3_600_000).toISOString()) };
}

const tell = (clinicId: number, ...events: LiveEvent[]) =>
  api.db.tenant(clinicId, async (tx) => {
    for (const event of events) await announce(tx, clinicId, event);
  });

async function newListener(sections: string[] = ['all']) {
  const clinic = api.newClinic();
  const member = clinic.as('read', { sections });
  const userId = await member.userId();
  return { clinic, clinicId: await clinic.id(), userId, ...(await signIn(userId)) };
}

const types = (heard: readonly ReceivedEvent[]) => heard.map(({ type }) => type);

it('sends a user only the events that are for them', async () => {
  const { clinicId, userId, token } = await newListener(['inventory']);
  const other = await api.newClinic().id();
  const open = await listen(token);
  expect(open.status).toBe(200);
  expect(open.headers.get('content-type')).toContain('text/event-stream');
  expect(open.headers.get('x-content-type-options')).toBe('nosniff');
  await tell(other, { type: 'of.another.clinic' });
  await tell(
    clinicId,
    { type: 'appointment.changed', sections: ['appointments'] },
    { type: 'of.another.user', userId: userId + 1_000 },
    { type: 'stock.changed', sections: ['inventory', 'accounting'], data: { id: 7 } },
    { type: 'notification.created', userId },
    { type: 'for.everybody' },
  );
  await open.until(3);
  expect(types(open.heard)).toEqual(['stock.changed', 'notification.created', 'for.everybody']);
  expect(open.heard[0]).toMatchObject({ id: expect.stringMatching(/^\d+$/), data: { id: 7 } });
  open.stop();
});

it('sends everybody the events for everyone, and clinics those for them', async () => {
  const [one, other] = [await newListener(), await newListener(['support'])];
  const operator = await listen(await api.platform().token());
  const [here, there] = [await listen(one.token), await listen(other.token)];
  await api.db.platform(async (tx) => {
    await announceWidely(tx, [one.clinicId], { type: 'of.some' });
    await announceWidely(tx, [], { type: 'of.none' });
    await announceWidely(tx, 'everyone', { type: 'of.all' });
  });
  await Promise.all([here.until(2), there.until(1), operator.until(1)]);
  expect(types(here.heard)).toEqual(['of.some', 'of.all']);
  expect([types(there.heard), types(operator.heard)]).toEqual([['of.all'], ['of.all']]);
  const again = await listen(other.token, { 'last-event-id': '0' });
  await again.until(1);
  expect(types(again.heard)).toContain('of.all');
  for (const open of [here, there, operator, again]) open.stop();
});

it('sends no more events of a section after it is switched off', async () => {
  const { clinicId, token } = await newListener(['inventory']);
  const open = await listen(token);
  await api.db.platform(async (tx) => {
    const off = `insert into section_switches (clinic_id, section, is_on) values ($1, 'inventory', false)`;
    await tx.query(off, [clinicId]);
    await announceWidely(tx, [clinicId], { type: 'registry.changed' });
  });
  await tell(clinicId, { type: 'stock.changed', sections: ['inventory'] }, { type: 'after' });
  await open.until(2);
  expect(types(open.heard)).toEqual(['registry.changed', 'after']);
  open.stop();
});

it('tells open calendars of added, changed and deleted closures and holidays', async () => {
  const { clinic, token } = await newListener();
  const open = await listen(token);
  const admin = clinic.as('all');
  const day = { start: '2031-05-05T10:00:00+03:30', end: '2031-05-05T12:00:00+03:30' };
  const { id } = (await admin('POST', '/schedule/exceptions', { kind: 'closed', ...day })).body;
  await admin('POST', `/schedule/exceptions/${id}`, { reason: 'تعمیرات' });
  await admin('DELETE', `/schedule/exceptions/${id}`);
  await admin('POST', '/schedule/holidays', { date: '2031-05-06', title: 'تعطیل' });
  await open.until(5);
  const changes = types(open.heard).filter((type) => type === 'schedule.changed');
  expect(changes).toHaveLength(4);
  open.stop();
});

it('sends no events of a transaction that failed', async () => {
  const { clinicId, token } = await newListener();
  const open = await listen(token);
  const failing = api.db.tenant(clinicId, async (tx) => {
    await announce(tx, clinicId, { type: 'never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await tell(clinicId, { type: 'after' });
  await open.until(1);
  expect(types(open.heard)).toEqual(['after']);
  open.stop();
});

it('sends missed events to a client that reconnects, in order and once', async () => {
  const { clinicId, token } = await newListener();
  const first = await listen(token);
  await tell(clinicId, { type: 'one' });
  await first.until(1);
  first.stop();
  await tell(clinicId, { type: 'two' }, { type: 'three', sections: ['reports'] });
  const again = await listen(token, { 'last-event-id': first.heard[0]?.id ?? '' });
  await tell(clinicId, { type: 'four' });
  await again.until(3);
  expect(types(again.heard)).toEqual(['two', 'three', 'four']);
  again.stop();
});

it('ends at once when the session is revoked', async () => {
  const { token, sid } = await newListener();
  const open = await listen(token);
  await api.withToken(token)('POST', '/auth/logout');
  await open.ended();
  expect(types(open.heard)).toEqual(['session.ended']);
  expect((await listen(token)).status).toBe(401);
  expect(sid).toBeTruthy();
});

it('ends at once when the clinic is suspended', async () => {
  const { token, clinicId } = await newListener();
  const open = await listen(token);
  await api.platform()('POST', `/clinics/${clinicId}/suspend`, { reason: 'بدهی' });
  await open.ended();
  expect(types(open.heard).at(-1)).toBe('session.ended');
});

it('ends with the next heartbeat when the account is blocked', async () => {
  const { token, userId } = await newListener();
  const open = await listen(token);
  await api.app.eventStreams.beat();
  await api.db.platform((tx) =>
    tx.query(`update users set account_status = 'suspended' where id = $1`, [userId]),
  );
  await api.app.eventStreams.beat();
  await open.ended();
  expect(types(open.heard)).toEqual(['session.ended']);
});

it('sends the same events in every process of one database, and ends with the server', async () => {
  const { clinicId, token } = await newListener();
  const parts = { config: api.config, db: api.db, sessionSecret: secret, publishToken: 't' };
  const other = await buildApp(parts);
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  const [here, there] = [await listen(token), await listen(token, {}, address)];
  await tell(clinicId, ...Array.from({ length: 20 }, (_, id) => ({ type: 'many', data: { id } })));
  await Promise.all([here.until(20), there.until(20)]);
  expect(there.heard.map(({ data }) => data.id)).toEqual(here.heard.map(({ data }) => data.id));
  await other.close();
  await there.ended();
  here.stop();
});

it('continues after the connection to the database was lost, and sends the missed events', async () => {
  const { clinicId, token } = await newListener();
  const open = await listen(token);
  await api.db.platform((tx) =>
    tx.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen events%' and datname = current_database()`,
    ),
  );
  await tell(clinicId, { type: 'meanwhile' });
  await open.until(1);
  expect(types(open.heard)).toEqual(['meanwhile']);
  open.stop();
});

it('needs a token', async () => {
  expect(await api.anyone('GET', '/events')).toMatchObject({ status: 401 });
  await api.db.platform((tx) => addJob(tx, null, { kind: 'of-nobody' }));
});
