import { publish, releaseNames } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';
import { shareOf } from './activation-targets';
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let own: ReturnType<typeof releaseNames>;
let operator: ReturnType<TestApi['platform']>;
beforeEach(async () => {
  own = releaseNames();
  operator = api.platform();
  await publish(api.anyone, own.inventory('1.1.0'));
  await publish(api.anyone, own.inventory('1.0.0'));
});

const activate = (version: string, target: object) =>
  operator('POST', `/registry/remotes/${own.remote}/activation`, { version, target });

/** A clinic, and the version that two of its browsers get. */
function newClinic() {
  const clinic = api.newClinic();
  const browsers = [1, 2].map(() => clinic.as('read', { sections: [own.goods] }));
  const version = async () => {
    const plans = await Promise.all(browsers.map((call) => call('GET', '/registry')));
    const [one, other] = plans.map(({ body }) => body.remotes[0]?.version);
    expect(one).toBe(other);
    return one;
  };
  return { id: clinic.id, version };
}

async function newRing(...clinics: { id(): Promise<number> }[]) {
  const clinic_ids = await Promise.all(clinics.map(({ id }) => id()));
  const ring = await operator('POST', '/registry/rings', { name: own.word, clinic_ids });
  expect(ring.status).toBe(201);
  return { kind: 'ring', ring_id: ring.body.id };
}

describe('a canary', () => {
  it('is live for the clinics of its ring only; after promotion for all', async () => {
    const [trying, other] = [newClinic(), newClinic()];
    const { body } = await activate('1.1.0', await newRing(trying));
    expect(body).toMatchObject({
      version: '1.1.0',
      before: '1.0.0',
      clinics: 1,
      rollout: { clinic_ids: [await trying.id()], ring: own.word, percent: null, state: 'running' },
    });
    expect([await trying.version(), await other.version()]).toEqual(['1.1.0', '1.0.0']);
    const path = `/registry/rollouts/${body.rollout.id}`;
    const ended = await operator('POST', `${path}/promote`, { reason: 'خوب بود' });
    expect(ended.body.rollout).toMatchObject({ state: 'promoted', reason: 'خوب بود' });
    expect([await trying.version(), await other.version()]).toEqual(['1.1.0', '1.1.0']);
    expect(await operator('POST', `${path}/stop`, {})).toMatchObject({
      status: 409,
      body: { code: 'rollout_ended' },
    });
  });

  it.each(['stop', 'rollback'])('ends by %s without a change of the default', async (how) => {
    const clinic = newClinic();
    const { body } = await activate('1.1.0', await newRing(clinic));
    const path =
      how === 'stop' ? `rollouts/${body.rollout.id}/stop` : `remotes/${own.remote}/rollback`;
    const ended = await operator('POST', `/registry/${path}`, { reason: 'بد بود' });
    expect(ended).toMatchObject({ status: 200, body: { version: '1.0.0', before: '1.1.0' } });
    expect(ended.body.rollout.state).toBe(how === 'stop' ? 'stopped' : 'rolled_back');
    expect(await clinic.version()).toBe('1.0.0');
    const list = await operator('GET', `/registry/rollouts?remote=${own.remote}`);
    expect(list.body.data).toMatchObject([{ version: '1.1.0', reason: 'بد بود' }]);
  });

  it('is the only one of its remote, also when two begin at the same time', async () => {
    const ring = await newRing(newClinic());
    await publish(api.anyone, own.inventory('1.2.0'));
    await activate('1.0.0', { kind: 'all' });
    const both = await Promise.all([activate('1.1.0', ring), activate('1.2.0', ring)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('rollout_running');
  });

  it('ends when a release becomes live for all', async () => {
    const clinic = newClinic();
    const { body } = await activate('1.1.0', await newRing(clinic));
    await publish(api.anyone, own.inventory('1.2.0'));
    await activate('1.2.0', { kind: 'all' });
    expect(await clinic.version()).toBe('1.2.0');
    const list = await operator('GET', `/registry/rollouts?remote=${own.remote}`);
    expect(list.body.data).toMatchObject([{ id: body.rollout.id, state: 'stopped' }]);
  });

  it('skips a clinic that is pinned to a version', async () => {
    const [held, other] = [newClinic(), newClinic()];
    await activate('1.0.0', { kind: 'clinic', clinic_id: await held.id() });
    const { body } = await activate('1.1.0', await newRing(held, other));
    expect(body.rollout.clinic_ids).toEqual([await other.id()]);
    expect(await held.version()).toBe('1.0.0');
  });

  it('needs another version than the default, and a clinic', async () => {
    const ring = await newRing(newClinic());
    expect(await activate('1.0.0', ring)).toMatchObject({ status: 409 });
    await api.db.platform((tx) =>
      tx.query(
        `update clinics set account_status = 'suspended' where id = any(
        select unnest(clinic_ids) from rings where id = $1)`,
        [ring.ring_id],
      ),
    );
    expect(await activate('1.1.0', ring)).toMatchObject({ body: { code: 'no_clinics' } });
  });
});

describe('a share of the clinics', () => {
  const all = Array.from({ length: 41 }, (_, index) => index + 1);

  it('is rounded up, the same each time, and included in a larger one', () => {
    const [ten, half] = [shareOf('mfe-a', all, 10), shareOf('mfe-a', all, 50)];
    expect([ten.length, half.length]).toEqual([5, 21]);
    expect(shareOf('mfe-a', [...all].reverse(), 10)).toEqual(ten);
    expect(half).toEqual(expect.arrayContaining(ten));
    expect(shareOf('mfe-b', all, 10)).not.toEqual(ten);
    expect(shareOf('mfe-a', [7], 1)).toEqual([7]);
  });

  it('can be extended, and keeps its clinics', async () => {
    for (const clinic of [newClinic(), newClinic(), newClinic()]) await clinic.id();
    const first = await activate('1.1.0', { kind: 'share', percent: 10 });
    const { id, clinic_ids } = first.body.rollout;
    const wider = await activate('1.1.0', { kind: 'share', percent: 80 });
    expect(wider.body.rollout).toMatchObject({ id, percent: 80 });
    expect(wider.body.rollout.clinic_ids).toEqual(expect.arrayContaining(clinic_ids));
    expect(wider.body.rollout.clinic_ids.length).toBeGreaterThan(clinic_ids.length);
    expect((await activate('1.1.0', { kind: 'share', percent: 80 })).status).toBe(409);
  });

  it('is shown before it begins', async () => {
    await newClinic().id();
    const target = { kind: 'share', percent: 30 };
    const preview = await operator('POST', `/registry/remotes/${own.remote}/activation/preview`, {
      version: '1.1.0',
      target,
    });
    const { body } = await activate('1.1.0', target);
    const ids = preview.body.clinics.map(({ id }: { id: number }) => id);
    expect(ids.sort((one: number, other: number) => one - other)).toEqual(body.rollout.clinic_ids);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('a ring', () => {
  it('is added, changed and deleted; a canary keeps the clinics that it began with', async () => {
    const [one, other] = [newClinic(), newClinic()];
    const { ring_id } = await newRing(one);
    const path = `/registry/rings/${ring_id}`;
    await activate('1.1.0', { kind: 'ring', ring_id });
    const clinic_ids = [await other.id(), await other.id()];
    const changed = await operator('POST', path, { name: `${own.word} تازه`, clinic_ids });
    expect(changed.body).toEqual({
      id: ring_id,
      version: 2,
      name: `${own.word} تازه`,
      clinic_ids: [await other.id()],
    });
    expect([await one.version(), await other.version()]).toEqual(['1.1.0', '1.0.0']);
    const again = await operator('POST', '/registry/rings', {
      name: `${own.word} تازه`,
      clinic_ids,
    });
    expect(again).toMatchObject({ status: 409, body: { fields: { name: expect.any(String) } } });
    const unknown = await operator('POST', path, { name: own.word, clinic_ids: [999_999] });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { clinic_ids: expect.any(String) } },
    });
    expect((await operator('DELETE', path)).status).toBe(200);
    const { body } = await operator('GET', '/registry/rings');
    expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(ring_id);
  });
});
