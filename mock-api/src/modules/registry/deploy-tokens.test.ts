import { publish, releaseNames } from '../../testing/releases';
import { publishToken, startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const asToken = (token: string) => ({ authorization: `Bearer ${token}` });

async function aToken(remote: string) {
  const { status, body } = await api.platform()('POST', '/registry/deploy-tokens', {
    remote,
    name: `تیم ${remote}`,
  });
  expect(status).toBe(201);
  return body as { id: number; token: string };
}

const listed = async (id: number) => {
  const { body } = await api.platform()('GET', '/registry/deploy-tokens');
  return body.data.find((one: { id: number }) => one.id === id);
};

it('allows a team to publish its remote and no other, until it is revoked', async () => {
  const [own, other] = [releaseNames(), releaseNames()];
  const { id, token } = await aToken(own.remote);
  expect(await publish(api.anyone, own.inventory(), token)).toMatchObject({
    status: 201,
    body: { author: `تیم ${own.remote}` },
  });
  expect(await publish(api.anyone, other.inventory(), token)).toMatchObject({
    status: 403,
    body: { code: 'foreign_remote' },
  });
  expect(await listed(id)).toMatchObject({
    remote: own.remote,
    last_used_at: expect.stringMatching(/Z$/),
    revoked_at: null,
  });

  expect(await api.platform()('DELETE', `/registry/deploy-tokens/${id}`)).toMatchObject({
    status: 200,
  });
  expect(await publish(api.anyone, own.inventory('1.0.1'), token)).toMatchObject({ status: 401 });
  expect(await api.platform()('DELETE', `/registry/deploy-tokens/${id}`)).toMatchObject({
    status: 404,
  });
});

it('shows a team only its own releases', async () => {
  const [own, other] = [releaseNames(), releaseNames()];
  await publish(api.anyone, own.inventory());
  await publish(api.anyone, other.inventory());
  const { token } = await aToken(own.remote);
  const get = (path: string) => api.anyone('GET', path, undefined, asToken(token));
  for (const path of ['/registry/releases', '/registry/remotes']) {
    const { body } = await get(path);
    expect(body.data.map(({ remote }: { remote: string }) => remote)).toEqual([own.remote]);
  }
  expect(await get(`/registry/remotes/${other.remote}`)).toMatchObject({ status: 403 });
  expect(await get('/registry/deploy-tokens')).toMatchObject({ status: 401 });
});

it('makes one token for a request whose answer was lost, and answers it again', async () => {
  const key = { 'idempotency-key': 'a-lost-answer' };
  const admin = api.platform();
  const make = (name: string) =>
    admin('POST', '/registry/deploy-tokens', { remote: 'mfe-lost', name }, key);
  const [first, again] = [await make('تیم نخست'), await make('تیم نخست')];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const tokensOf = async (name: string) => {
    const { body } = await admin('GET', '/registry/deploy-tokens');
    return body.data.filter((one: { name: string }) => one.name === name);
  };
  expect(await tokensOf('تیم نخست')).toHaveLength(1);
  const { body: audit } = await admin('GET', '/registry/audit?limit=50');
  const told = audit.data.filter(({ reason }: { reason: string }) => reason === 'تیم نخست');
  expect(told).toHaveLength(1);

  expect((await make('تیم دوم')).body.token).not.toBe(first.body.token);
  await admin('DELETE', `/registry/deploy-tokens/${first.body.id}`);
  const later = await make('تیم نخست');
  expect(later.body).toMatchObject({ revoked_at: null });
  expect(later.body.token).not.toBe(first.body.token);
});

it('stores nothing from which a token could be read', async () => {
  const { id, token } = await aToken('mfe-secret');
  expect(await listed(id)).not.toHaveProperty('token');
  const key = { 'idempotency-key': 'the-token-of-secret' };
  const made = await api.platform()(
    'POST',
    '/registry/deploy-tokens',
    { remote: 'mfe-secret', name: 'یک تیم' },
    key,
  );
  const kept = await api.db.platform((tx) =>
    tx.query<{ text: string }>(`
      select to_jsonb(t)::text as text from deploy_tokens t
      union all select to_jsonb(i)::text from idempotency_keys i
      union all select to_jsonb(a)::text from audit_log a`),
  );
  const everything = kept.map(({ text }) => text).join('\n');
  expect(everything).toContain('mfe-secret');
  for (const secret of [token, made.body.token]) expect(everything).not.toContain(secret);
});

it('shows the console which release is live where', async () => {
  const own = releaseNames();
  await publish(api.anyone, { ...own.inventory(), notes: 'نخستین انتشار' });
  await publish(api.anyone, own.inventory('1.0.1'));
  const { body } = await api.platform()('GET', `/registry/remotes/${own.remote}`);
  expect(body).toMatchObject({
    remote: own.remote,
    default_version: '1.0.1',
    rollout: null,
    sections: [{ key: own.goods }, { key: own.services }],
    releases: [
      { version: '1.0.1', active: true, author: 'installation' },
      { version: '1.0.0', active: false, notes: 'نخستین انتشار', health: { loads: 0 } },
    ],
  });
  expect(await api.platform()('GET', '/registry/remotes/mfe-none')).toMatchObject({ status: 404 });
  const { body: all } = await api.anyone(
    'GET',
    '/registry/remotes',
    undefined,
    asToken(publishToken),
  );
  expect(all.data.length).toBeGreaterThan(1);
});
