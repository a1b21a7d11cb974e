import { aRelease, aSection, publish } from '../../testing/releases';
import { publishToken, startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

// Each test publishes under names of its own, for what is published stays.
let word = '';
let count = 0;
beforeEach(() => {
  count += 1;
  word = `x-${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
});

const remote = () => `mfe-${word}`;
const goods = () => `goods-${word}`;
const services = () => `services-${word}`;

const send = (upload: ReturnType<typeof aRelease>, token?: string) =>
  publish(api.anyone, upload, token);

const inventory = (version = '1.0.0', files?: Record<string, string>) =>
  aRelease(remote(), version, [aSection(goods()), aSection(services())], files);

/** A member with the sections of this test only. */
const member = (...sections: string[]) =>
  api.newClinic().as('read', { sections: sections.length > 0 ? sections : [goods(), services()] });

describe('the boot plan', () => {
  it('has nothing before anything is published', async () => {
    const { status, body } = await member()('GET', '/registry');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { contract: '1', sections: [], off: [], remotes: [] },
    });
  });

  it('names the sections that the user has, and only the remotes that carry them', async () => {
    await send(inventory());
    await send(aRelease(`${remote()}-two`, '2.0.0', [aSection(`other-${word}`)]));
    const { body } = await member(services())('GET', '/registry');
    expect(body.sections).toEqual([{ ...aSection(services()), remote: remote() }]);
    expect(body.remotes).toEqual([
      {
        name: remote(),
        version: '1.0.0',
        base: `/remotes/${remote()}/1.0.0/`,
        entry: `/remotes/${remote()}/1.0.0/entry.js`,
        container: remote(),
        preload: {},
        files: { 'entry.js': expect.stringMatching(/^sha384-/) },
      },
    ]);
  });

  it('shows members nothing of the platform area, and the operator nothing of the clinic area', async () => {
    const admin = aSection(goods(), { area: 'admin' });
    await send(aRelease(remote(), '1.0.0', [aSection(goods()), admin]));
    const areas = async (call: ReturnType<TestApi['platform']>) =>
      (await call('GET', '/registry')).body.sections.map(({ area }: { area: string }) => area);
    expect(await areas(member())).toEqual(['clinic']);
    expect(await areas(api.platform({ sections: [goods()] }))).toEqual(['admin']);
  });

  it('gives support to everybody', async () => {
    await send(aRelease(remote(), '1.0.0', [aSection('support')]));
    const call = api.newClinic().as('read', { sections: [] });
    const { body } = await call('GET', '/registry');
    expect(body.sections.map(({ key }: { key: string }) => key)).toEqual(['support']);
    await send(aRelease(remote(), '1.0.1', []));
  });

  it('is answered with 304 while it stays the same, and anew after a release', async () => {
    await send(inventory());
    const call = member(goods());
    const first = await call('GET', '/registry');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${first.body.plan}"`);
    expect((await call('GET', '/registry', undefined, { 'if-none-match': etag })).status).toBe(304);

    await send(inventory('1.1.0'));
    const next = await call('GET', '/registry', undefined, { 'if-none-match': etag });
    expect(next).toMatchObject({ status: 200, body: { remotes: [{ version: '1.1.0' }] } });
    expect(next.body.plan).not.toBe(first.body.plan);
  });

  it('comes along with the login, and needs a session otherwise', async () => {
    expect(await api.anyone('GET', '/registry')).toMatchObject({ status: 401 });
    const { body } = await api.anyone('POST', '/auth/login', {
      username: 'admin',
      password: 'Ziba@1405',
    });
    const plan = await api.withToken(body.token)('GET', '/registry');
    expect(body.plan).toEqual(plan.body);
  });

  it('of the public holds what needs no sign-in', async () => {
    const register = aSection(goods(), { area: 'public' });
    await send(aRelease(remote(), '1.0.0', [register, aSection(services())]));
    const { body } = await api.anyone('GET', '/registry/public');
    expect(body.sections.map(({ prefix }: { prefix: string }) => prefix)).toEqual([`/${goods()}`]);
  });
});

describe('publishing', () => {
  it('makes a release live and lists it', async () => {
    const { status, body } = await send(inventory());
    const live = { remote: remote(), version: '1.0.0', active: true };
    expect({ status, body }).toEqual({
      status: 201,
      body: { ...live, created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    await send(inventory('1.0.1'));
    const headers = { authorization: `Bearer ${publishToken}` };
    const listed = await api.anyone('GET', '/registry/releases', undefined, headers);
    const own = listed.body.data.filter(
      (release: { remote: string }) => release.remote === remote(),
    );
    expect(own).toMatchObject([
      { version: '1.0.1', active: true },
      { version: '1.0.0', active: false },
    ]);
  });

  it('of the same release again changes nothing, and of an older one makes that live again', async () => {
    await send(inventory('1.0.0'));
    await send(inventory('1.0.1'));
    expect(await send(inventory('1.0.0'))).toMatchObject({ status: 200, body: { active: true } });
    const { body } = await member(goods())('GET', '/registry');
    expect(body.remotes).toMatchObject([{ version: '1.0.0' }]);
  });

  it('never overwrites a version with other bytes', async () => {
    await send(inventory('1.0.0'));
    expect(await send(inventory('1.0.0', { 'more.js': 'x' }))).toMatchObject({
      status: 409,
      body: { code: 'release_exists' },
    });
    const kept = await fetch(`${api.address}/remotes/${remote()}/1.0.0/entry.js`);
    expect(await kept.text()).toBe(`/* ${remote()} 1.0.0 */`);
  });

  it('needs the token', async () => {
    expect(await send(inventory(), 'another token')).toMatchObject({ status: 401 });
    expect(await api.anyone('POST', '/registry/releases', inventory())).toMatchObject({
      status: 401,
    });
    expect(await api.platform()('POST', '/registry/releases', inventory())).toMatchObject({
      status: 401,
    });
    expect(await api.anyone('GET', '/registry/releases')).toMatchObject({ status: 401 });
    expect(await api.newClinic().as('all')('GET', '/registry/releases')).toMatchObject({
      status: 403,
    });
    expect(await api.platform()('GET', '/registry/releases')).toMatchObject({ status: 200 });
  });

  const isOwn = ({ key }: { key: string }) => key === goods();

  type Change = (upload: ReturnType<typeof aRelease>) => void;
  const changes: [string, number, string, Change][] = [
    ['a damaged file', 400, 'damaged_file', ({ contents }) => (contents['entry.js'] = 'AAAA')],
    ['a missing file', 400, 'missing_file', ({ contents }) => delete contents['entry.js']],
    ['a file too many', 400, 'unlisted_file', ({ contents }) => (contents['b.js'] = 'AAAA')],
    ['an entry that is no file', 400, 'missing_file', ({ release }) => (release.entry = 'no.js')],
    [
      'a preload that is no file',
      400,
      'missing_file',
      ({ release }) => (release.preload = { './a': ['no.js'] }),
    ],
    [
      'a container without a name',
      400,
      'nameless_container',
      ({ release }) => (release.manifest = {}),
    ],
    ['another contract', 400, 'wrong_contract', ({ release }) => (release.contract = '99')],
    [
      'a prefix that is not of its key',
      400,
      'wrong_prefix',
      ({ release }) => (release.sections[0] = aSection(goods(), { prefix: '/clinic/users' })),
    ],
    [
      'an address of the shell',
      409,
      'section_taken',
      ({ release }) => release.sections.push(aSection('login', { area: 'public' })),
    ],
    [
      'the same section twice',
      409,
      'section_taken',
      ({ release }) => release.sections.push(aSection(goods())),
    ],
    ['a wrong name', 400, 'invalid', ({ release }) => (release.remote = 'shell')],
    [
      'a version that climbs out',
      400,
      'invalid',
      ({ release }) => (release.version = '1.0.0-../x'),
    ],
  ];

  it.each(changes)('refuses %s', async (_, status, code, change) => {
    const upload = inventory();
    change(upload);
    expect(await send(upload)).toMatchObject({ status, body: { code } });
    expect((await member(goods())('GET', '/registry')).body.sections.filter(isOwn)).toEqual([]);
  });

  it.each(['../escape.js', '/root.js', 'a/../../b.js', '.hidden', 'a\\b.js', '__proto__'])(
    'refuses a file named %s',
    async (name) => {
      expect((await send(inventory('1.0.0', { [name]: 'x' }))).status).toBe(400);
    },
  );

  it('refuses a section that another remote has', async () => {
    await send(inventory());
    const thief = aRelease(`${remote()}-thief`, '1.0.0', [aSection(goods())]);
    expect(await send(thief)).toMatchObject({ status: 409, body: { code: 'section_taken' } });
  });
});

describe('the files of a release', () => {
  const long = '/* a file worth compressing */'.repeat(100);

  it('are served for ever, compressed as the browser likes', async () => {
    await send(inventory('1.0.0', { 'chunk.js': long, 'styles/a.css': 'b{}' }));
    const address = `${api.address}/remotes/${remote()}/1.0.0/chunk.js`;
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(await answer.text()).toBe(long);
    }
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const nested = await fetch(`${api.address}/remotes/${remote()}/1.0.0/styles/a.css`);
    expect({ status: nested.status, text: await nested.text() }).toEqual({
      status: 200,
      text: 'b{}',
    });
  });

  it.each(['none.js', '../1.0.0/none.js', '%2e%2e%2f%2e%2e%2fsession-secret', 'constructor'])(
    'that are not listed do not exist: %s',
    async (name) => {
      await send(inventory());
      const answer = await fetch(`${api.address}/remotes/${remote()}/1.0.0/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('json');
    },
  );

  it('of a release that is no longer live are still there', async () => {
    await send(inventory('1.0.0'));
    await send(inventory('1.0.1'));
    expect((await fetch(`${api.address}/remotes/${remote()}/1.0.0/entry.js`)).status).toBe(200);
  });
});
