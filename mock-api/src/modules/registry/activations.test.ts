import type { Call } from '../../testing/call';
import { aRelease, aSection, publish, releaseNames } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let own: ReturnType<typeof releaseNames>;
let operator: ReturnType<TestApi['platform']>;
beforeEach(() => {
  own = releaseNames();
  operator = api.platform();
});

/** Versions of the remote, each one published for all clinics; the last one is the default. */
async function versions(...names: string[]) {
  for (const name of names) {
    expect((await publish(api.anyone, own.inventory(name))).status).toBeLessThan(300);
  }
}

const newClinic = () => {
  const clinic = api.newClinic();
  const member = clinic.as('read', { sections: [own.goods] });
  const version = async () => (await member('GET', '/registry')).body.remotes[0]?.version;
  return { id: clinic.id, version };
};

const activate = (version: string, target: object, call: Call = operator) =>
  call('POST', `/registry/remotes/${own.remote}/activation`, { version, target, reason: 'آزمون' });
const rollBack = (to?: string) =>
  operator('POST', `/registry/remotes/${own.remote}/rollback`, { to, reason: 'خراب بود' });

const auditOf = (remote: string) =>
  api.db.platform((tx) =>
    tx.query<{ action: string }>(
      `select action, user_id, reason, after->>'version' as version, after->'clinic_ids' as clinic_ids
       from audit_log where entity = 'registry' and after->>'remote' = $1 and action <> 'publish'
       order by id`,
      [remote],
    ),
  );
const eventsAfter = (id: number) =>
  api.db.platform((tx) =>
    tx.query<{ id: number }>(
      `select id, clinic_id, everyone from events
       where type = 'registry.changed' and id > $1 and (everyone or clinic_id is not null)
       order by id`,
      [id],
    ),
  );

describe('a release becomes live', () => {
  it('for all clinics; a rollback with a reason makes the one before live again', async () => {
    await versions('1.0.0', '1.1.0');
    const clinic = newClinic();
    expect(await clinic.version()).toBe('1.1.0');
    expect(await rollBack()).toMatchObject({
      status: 200,
      body: { remote: own.remote, version: '1.0.0', before: '1.1.0', rollout: null },
    });
    expect(await clinic.version()).toBe('1.0.0');
    expect(await activate('1.1.0', { kind: 'all' })).toMatchObject({ body: { before: '1.0.0' } });
    expect(await clinic.version()).toBe('1.1.0');
    expect((await auditOf(own.remote)).slice(-2)).toMatchObject([
      { action: 'roll_back', version: '1.0.0', reason: 'خراب بود', user_id: expect.any(Number) },
      { action: 'activate', version: '1.1.0', reason: 'آزمون' },
    ]);
  });

  it('that is stored, whichever is named, but not one that does not exist', async () => {
    await versions('1.0.0', '1.1.0', '1.2.0');
    expect(await rollBack('1.0.0')).toMatchObject({ body: { version: '1.0.0', before: '1.2.0' } });
    expect(await rollBack('9.9.9')).toMatchObject({ status: 404 });
    expect(await activate('9.9.9', { kind: 'all' })).toMatchObject({ status: 404 });
    expect(await activate('1.0.0', { kind: 'none' })).toMatchObject({ status: 400 });
  });

  it('cannot be rolled back when it was the first', async () => {
    await versions('1.0.0');
    expect(await rollBack()).toMatchObject({ status: 409, body: { code: 'no_previous' } });
  });

  it('for one clinic, which is pinned to it until the pin is removed', async () => {
    await versions('1.0.0', '1.1.0');
    const [held, other] = [newClinic(), newClinic()];
    const clinic_id = await held.id();
    const last = Math.max(0, ...(await eventsAfter(0)).map(({ id }) => id));
    expect(await activate('1.0.0', { kind: 'clinic', clinic_id })).toMatchObject({
      body: { version: '1.0.0', before: '1.1.0', clinics: 1 },
    });
    expect([await held.version(), await other.version()]).toEqual(['1.0.0', '1.1.0']);
    await versions('1.2.0');
    expect([await held.version(), await other.version()]).toEqual(['1.0.0', '1.2.0']);
    const unpin = () => operator('DELETE', `/registry/remotes/${own.remote}/pins/${clinic_id}`);
    expect(await unpin()).toMatchObject({ body: { version: '1.2.0', before: '1.0.0' } });
    expect(await unpin()).toMatchObject({ status: 404 });
    expect(await held.version()).toBe('1.2.0');
    const told = (await eventsAfter(last)).map(({ id: _, ...rest }) => rest);
    expect(told).toEqual([
      { clinic_id, everyone: false },
      { clinic_id: null, everyone: true },
      { clinic_id, everyone: false },
    ]);
    expect(await activate('1.0.0', { kind: 'clinic', clinic_id: 999_999 })).toMatchObject({
      status: 400,
    });
  });

  it('for no clinic if it conflicts with another live release; the clinics and the reason are named', async () => {
    const [goods, rival] = [aSection(own.goods), `${own.remote}-rival`];
    await publish(api.anyone, aRelease(own.remote, '1.0.0', []));
    await publish(api.anyone, own.inventory('2.0.0'));
    const clinic = newClinic();
    const clinic_id = await clinic.id();
    await activate('2.0.0', { kind: 'clinic', clinic_id });
    await activate('1.0.0', { kind: 'all' });
    expect((await publish(api.anyone, aRelease(rival, '1.0.0', []))).status).toBe(201);
    const taken = aRelease(rival, '1.1.0', [goods]);
    const upload = { ...taken, target: { kind: 'none' as const } };
    expect((await publish(api.anyone, upload)).status).toBe(201);
    const refused = await operator('POST', `/registry/remotes/${rival}/activation`, {
      version: '1.1.0',
      target: { kind: 'all' },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'misfit', details: { clinics: [{ id: clinic_id }] } },
    });
    expect(refused.body.message).toContain(own.goods);
  });
});

it('only by the operator, with the section and the level', async () => {
  await versions('1.0.0');
  const target = { kind: 'all' };
  const body = { version: '1.0.0', target };
  const path = `/registry/remotes/${own.remote}/activation`;
  expect(await api.anyone('POST', path, body)).toMatchObject({ status: 401 });
  expect(await api.newClinic().as('all')('POST', path, body)).toMatchObject({ status: 403 });
  const reader = api.platform({ levels: [2] });
  expect(await reader('POST', path, body)).toMatchObject({ status: 403 });
});

it('is a team’s to decide for its own remote, by its token', async () => {
  await versions('1.0.0', '1.1.0');
  const input = { remote: own.remote, name: 'تیم انبار' };
  const { token } = (await operator('POST', '/registry/deploy-tokens', input)).body;
  const team = api.withToken(token);
  expect(await team('POST', `/registry/remotes/${own.remote}/rollback`, {})).toMatchObject({
    status: 200,
    body: { version: '1.0.0' },
  });
  expect(await activate('1.1.0', { kind: 'share', percent: 99 }, team)).toMatchObject({
    body: { rollout: { started_by: 'تیم انبار' } },
  });
  const other = await team('POST', '/registry/remotes/mfe-other/rollback', {});
  expect(other).toMatchObject({ status: 403, body: { code: 'foreign_remote' } });
});
