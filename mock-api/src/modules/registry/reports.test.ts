import { errorBudget } from '@ziba/shared/contracts/releases';
import type { Call } from '../../testing/call';
import { aRelease, aSection, publish, releaseNames } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';
import { healthOfClinics, healthOfReleases } from './release-health';
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

type Overrides = Record<string, unknown>;

/** Reports of one opening each, by default with a load and successful. */
const send = (call: Call, ...reports: Overrides[]) =>
  call('POST', '/registry/reports', {
    reports: reports.map((overrides) => ({
      ...{ plan: 'p1', prefix: `/clinic/${own.goods}`, remote: own.remote, version: '1.0.0' },
      ...{ kind: 'opened', is_cold: true, ms: 100 },
      ...overrides,
    })),
  });
const times = (count: number, overrides: Overrides = {}) =>
  Array.from({ length: count }, () => overrides);
const broken = { kind: 'failed', code: 'evaluation' };

/** A canary of 1.1.0 at these clinics. */
async function newCanary(...ids: number[]) {
  const ring = await operator('POST', '/registry/rings', { name: own.word, clinic_ids: ids });
  const target = { kind: 'ring', ring_id: ring.body.id };
  const body = { version: '1.1.0', target };
  const answer = await operator('POST', `/registry/remotes/${own.remote}/activation`, body);
  const read = async () =>
    (await operator('GET', `/registry/rollouts?remote=${own.remote}`)).body.data[0];
  return { id: answer.body.rollout.id, read };
}

describe('the health of a release', () => {
  it('is computed from reports of browsers: loads, failures by code, and the time of three in four', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('read');
    await send(call, ...[10, 20, 30, 40].map((ms) => ({ ms })));
    await send(call, { is_cold: false, ms: 1 }, broken, { kind: 'fell_back', code: 'http' });
    await send(call, broken, { kind: 'failed', code: 'disabled' });
    const health = await api.db.platform((tx) => healthOfReleases(tx, own.remote));
    expect(health(own.remote, '1.0.0')).toEqual({
      since: expect.stringMatching(/Z$/),
      loads: 7,
      failures: 3,
      failure_rate: 3 / 7,
      p75_ms: 30,
      codes: [
        { code: 'evaluation', count: 2 },
        { code: 'http', count: 1 },
      ],
    });
    expect(health(own.remote, '1.1.0')).toMatchObject({ loads: 0, failure_rate: null });
    const clinicId = await clinic.id();
    const cells = await api.db.platform((tx) =>
      healthOfClinics(tx, [clinicId], [own.goods, own.services]),
    );
    expect(cells).toMatchObject([
      { clinic_id: clinicId, section: own.goods, loads: 7, failures: 3 },
    ]);
    expect(cells[0]?.last_opened_at).toMatch(/Z$/);
  });

  it('does not change by reports with unknown names', async () => {
    const call = api.newClinic().as('read');
    const forged = [{ remote: 'mfe-none' }, { version: '9.9.9' }, { prefix: '/clinic/none' }];
    expect((await send(call, ...forged)).status).toBe(200);
    expect((await send(api.platform(), {})).status).toBe(200);
    const health = await api.db.platform((tx) => healthOfReleases(tx));
    expect(health(own.remote, '1.0.0').loads).toBe(0);
    expect(health('mfe-none', '1.0.0').loads).toBe(0);
    expect((await send(api.anyone, {})).status).toBe(401);
    expect((await send(call, { clinic_id: 1 })).status).toBe(400);
  });
});

describe('the error budget of a canary', () => {
  it('takes the canary back at once when it is exceeded, and writes that to the audit log', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('read', { sections: [own.goods] });
    const canary = await newCanary(await clinic.id());
    await send(call, ...times(errorBudget.samples - 1, { version: '1.1.0', ...broken }));
    expect(await canary.read()).toMatchObject({ state: 'running' });
    await send(call, { version: '1.1.0' });
    expect(await canary.read()).toMatchObject({
      state: 'rolled_back',
      reason: '۱۹ از ۲۰ بارگذاری ناموفق بود',
      health: { loads: 20, failures: 19 },
    });
    const { body } = await call('GET', '/registry');
    expect(body.remotes).toMatchObject([{ version: '1.0.0' }]);
    const [entry] = await api.db.platform((tx) =>
      tx.query(
        `select user_id, reason from audit_log
         where action = 'roll_back' and after->>'remote' = $1`,
        [own.remote],
      ),
    );
    expect(entry).toEqual({ user_id: null, reason: expect.stringContaining('ناموفق') });
    const told = await api.db.platform((tx) =>
      tx.query(
        `select clinic_id, everyone from events
         where type = 'registry.changed' and (everyone or clinic_id is not null)
         order by id desc limit 2`,
      ),
    );
    // Only reports from its beginning to its end, and of its clinics.
    expect(told).toEqual(Array(2).fill({ clinic_id: await clinic.id(), everyone: false }));
  });

  it.each([
    ['one failure in five loads', 4, 1],
    ['a failure in many loads', 50, 1],
  ])('allows %s', async (_, good, bad) => {
    const clinic = api.newClinic();
    const call = clinic.as('read');
    const canary = await newCanary(await clinic.id());
    await send(call, ...times(bad, { version: '1.1.0', ...broken }));
    await send(call, ...times(good, { version: '1.1.0' }));
    expect(await canary.read()).toMatchObject({
      state: 'running',
      health: { loads: good + bad, failures: bad },
    });
  });

  it('does not count other releases, and clinics that are not in the canary', async () => {
    const [trying, other] = [api.newClinic(), api.newClinic()];
    const canary = await newCanary(await trying.id());
    await send(trying.as('read'), ...times(30, broken));
    await send(other.as('read'), ...times(30, { version: '1.1.0', ...broken }));
    expect(await canary.read()).toMatchObject({ state: 'running', health: { loads: 0 } });
  });
});

describe('the replacement of a release that fails', () => {
  const fallback = (call: Call, not: string) =>
    call('GET', `/registry/fallback/${own.remote}?not=${not}`);

  it('is the last other release that was opened at the clinic, with the sections that the user may see', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('read', { sections: [own.goods] });
    await send(call, { version: '1.1.0' });
    await publish(api.anyone, own.inventory('1.2.0'));
    const { status, body } = await fallback(call, '1.2.0');
    expect(status).toBe(200);
    expect(body.remote).toMatchObject({ name: own.remote, version: '1.1.0' });
    expect(body.sections.map(({ key }: { key: string }) => key)).toEqual([own.goods]);
  });

  it('is the former default if there are no reports, never a canary that was taken back', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('read', { sections: [own.goods] });
    await publish(api.anyone, { ...own.inventory('2.0.0'), target: { kind: 'none' } });
    const ring = await operator('POST', '/registry/rings', {
      name: own.word,
      clinic_ids: [await clinic.id()],
    });
    await operator('POST', `/registry/remotes/${own.remote}/activation`, {
      version: '2.0.0',
      target: { kind: 'ring', ring_id: ring.body.id },
    });
    await send(call, { version: '2.0.0' });
    await operator('POST', `/registry/remotes/${own.remote}/rollback`, {});
    expect((await fallback(call, '1.0.0')).body.remote).toMatchObject({ version: '1.1.0' });
    expect((await fallback(call, '2.0.0')).body.remote).toMatchObject({ version: '1.0.0' });
  });

  it('needs no session if the section needs none, and names the files of all sections it answers', async () => {
    const register = aSection(own.word, { area: 'public' });
    const goods = aSection(own.goods);
    const files = { 'register.js': '1', 'goods.js': '2' };
    for (const version of ['3.0.0', '3.1.0']) {
      const upload = aRelease(own.remote, version, [register, goods], files);
      upload.release.lazy = { [register.module]: ['register.js'], [goods.module]: ['goods.js'] };
      await publish(api.anyone, upload);
    }
    const filesFor = async (call: Call) => {
      const { body } = await fallback(call, '3.1.0');
      expect(body.remote.version).toBe('3.0.0');
      const keys = body.sections.map(({ key }: { key: string }) => key);
      return [keys, Object.keys(body.remote.files).sort()];
    };
    expect(await filesFor(api.anyone)).toEqual([[own.word], ['entry.js', 'register.js']]);
    expect(await filesFor(api.newClinic().as('read', { sections: [own.goods] }))).toEqual([
      [own.goods, own.word],
      ['entry.js', 'goods.js', 'register.js'],
    ]);
    expect((await fallback(api.withToken('none'), '3.1.0')).status).toBe(401);
  });

  it('is nothing if there is no other release', async () => {
    const other = releaseNames();
    await publish(api.anyone, other.inventory());
    const call = api.newClinic().as('read', { sections: [other.goods] });
    const path = `/registry/fallback/${other.remote}`;
    expect((await call('GET', `${path}?not=1.0.0`)).status).toBe(404);
    expect((await call('GET', `${path}?not=7.0.0`)).status).toBe(404);
    expect((await fallback(api.newClinic().as('read', { sections: [] }), '1.0.0')).status).toBe(
      404,
    );
  });
});
