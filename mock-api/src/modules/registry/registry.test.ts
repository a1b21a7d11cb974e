import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aRelease, aSection, publish, releaseNames } from '../../testing/releases';
import { publishToken, startApi, type TestApi } from '../../testing/start-api';
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let own: ReturnType<typeof releaseNames>;
beforeEach(() => {
  own = releaseNames();
});

const send = (upload: ReturnType<typeof aRelease>, token?: string) =>
  publish(api.anyone, upload, token);

/** A member who has only the sections of this test. */
const member = (...sections: string[]) =>
  api
    .newClinic()
    .as('read', { sections: sections.length > 0 ? sections : [own.goods, own.services] });

describe('publishing', () => {
  it('makes a release live and lists it', async () => {
    const { status, body } = await send(own.inventory());
    const live = { remote: own.remote, version: '1.0.0', active: true, contract: '^3.1', size: 21 };
    const places = { is_default: true, pinned: [], canary: [], share: 1 };
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...live, places, created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    await send(own.inventory('1.0.1'));
    const headers = { authorization: `Bearer ${publishToken}` };
    const listed = await api.anyone('GET', '/registry/releases', undefined, headers);
    const listedHere = listed.body.data.filter(
      (release: { remote: string }) => release.remote === own.remote,
    );
    expect(listedHere).toMatchObject([
      { version: '1.0.1', active: true },
      { version: '1.0.0', active: false },
    ]);
  });

  it('the same release again changes nothing, and an older one makes that live again', async () => {
    await send(own.inventory('1.0.0'));
    await send(own.inventory('1.0.1'));
    expect(await send(own.inventory('1.0.0'))).toMatchObject({
      status: 200,
      body: { active: true },
    });
    const { body } = await member(own.goods)('GET', '/registry');
    expect(body.remotes).toMatchObject([{ version: '1.0.0' }]);
  });

  it('never overwrites a version with other bytes', async () => {
    await send(own.inventory('1.0.0'));
    expect(await send(own.inventory('1.0.0', { 'more.js': 'x' }))).toMatchObject({
      status: 409,
      body: { code: 'release_exists' },
    });
    const kept = await fetch(`${api.address}/remotes/${own.remote}/1.0.0/entry.js`);
    expect(await kept.text()).toBe(`/* ${own.remote} 1.0.0 */`);
  });

  it('needs the token', async () => {
    expect(await send(own.inventory(), 'another token')).toMatchObject({ status: 401 });
    expect(await api.anyone('POST', '/registry/releases', own.inventory())).toMatchObject({
      status: 401,
    });
    expect(await api.platform()('POST', '/registry/releases', own.inventory())).toMatchObject({
      status: 401,
    });
    expect(await api.anyone('GET', '/registry/releases')).toMatchObject({ status: 401 });
    expect(await api.newClinic().as('all')('GET', '/registry/releases')).toMatchObject({
      status: 403,
    });
    expect(await api.platform()('GET', '/registry/releases')).toMatchObject({ status: 200 });
  });

  const isOwn = ({ key }: { key: string }) => key === own.goods;

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
    [
      'the container of another remote',
      400,
      'foreign_container',
      ({ release }) => (release.manifest.name = 'clinic_sec_mfe_admin'),
    ],
    ['another contract', 400, 'wrong_contract', ({ release }) => (release.contract = '^2.99')],
    [
      'a prefix that is not of its key',
      400,
      'wrong_prefix',
      ({ release }) => (release.sections[0] = aSection(own.goods, { prefix: '/clinic/users' })),
    ],
    [
      'an address of the shell',
      409,
      'section_taken',
      ({ release }) => release.sections.push(aSection('login', { area: 'public' })),
    ],
    [
      'the same section twice',
      400,
      'path_twice',
      ({ release }) => release.sections.push(aSection(own.goods)),
    ],
    [
      'a screen twice',
      400,
      'path_twice',
      ({ release }) =>
        release.sections[0]?.screens.push({ path: '', title: 'دوباره', needs: 'read' }),
    ],
    [
      'settings that are no screen',
      400,
      'bad_descriptor',
      ({ release }) => (release.sections[0] = aSection(own.goods, { settings: 'settings' })),
    ],
    [
      'a section whose module is not there',
      400,
      'module_not_exposed',
      ({ release }) => (release.sections[0] = aSection(own.goods, { module: './elsewhere' })),
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
    const upload = own.inventory();
    change(upload);
    expect(await send(upload)).toMatchObject({ status, body: { code } });
    expect((await member(own.goods)('GET', '/registry')).body.sections.filter(isOwn)).toEqual([]);
  });

  it.each([
    ['shared_bundled', 'react.js', 'Symbol.for("react.transitional.element")'],
    ['physical_side', 'style.css', '.card{margin-left:1rem}'],
    ['unsafe_code', 'code.js', 'export const run = (text) => eval(text)'],
    ['too_big', 'big.bin', 'x'.repeat(3_100_000)],
  ])('refuses a release for %s', async (code, name, text) => {
    const upload = own.inventory('1.0.0', { [name]: text });
    expect(await send(upload)).toMatchObject({
      status: 400,
      body: { code, message: expect.any(String), details: { violations: [{ code }] } },
    });
  });

  it.each(['../escape.js', '/root.js', 'a/../../b.js', '.hidden', 'a\\b.js', '__proto__'])(
    'refuses a file named %s',
    async (name) => {
      expect((await send(own.inventory('1.0.0', { [name]: 'x' }))).status).toBe(400);
    },
  );

  it('refuses a section that another remote has, completely or partly', async () => {
    await send(own.inventory());
    const thief = (section: ReturnType<typeof aSection>) =>
      send(aRelease(`${own.remote}-thief`, '1.0.0', [section]));
    const whole = aSection(own.goods);
    expect(await thief(whole)).toMatchObject({ status: 409, body: { code: 'key_taken' } });
    const screens = [{ path: 'list/:id', title: 'فهرست', needs: 'read' as const }];
    await send(aRelease(own.remote, '1.0.1', [aSection(own.goods, { screens })]));
    const part = aSection(own.goods, { prefix: `/clinic/${own.goods}/list` });
    expect((await thief(part)).status).toBe(201);
    const parts = [{ path: 'list', title: 'فهرست', needs: 'read' as const }];
    const wider = aRelease(own.remote, '1.0.2', [aSection(own.goods, { screens: parts })]);
    expect(await send(wider)).toMatchObject({ status: 409, body: { code: 'section_taken' } });
  });

  it('refuses a shared module that the shell does not provide', async () => {
    mkdirSync(api.config.shellDir, { recursive: true });
    const described = join(api.config.shellDir, 'release.json');
    writeFileSync(described, JSON.stringify({ version: '1', files: {}, shares: ['react'] }));
    const upload = own.inventory();
    upload.release.shares = ['react', 'left-pad'];
    expect(await send(upload)).toMatchObject({ status: 400, body: { code: 'unknown_share' } });
    upload.release.shares = ['react'];
    expect(await send(upload)).toMatchObject({ status: 201 });
    rmSync(described);
  });

  it('stores a release for no clinic until it is made live', async () => {
    expect(await send({ ...own.inventory(), target: { kind: 'none' } })).toMatchObject({
      status: 201,
      body: { active: false, places: { is_default: false, share: 0 } },
    });
    expect((await member(own.goods)('GET', '/registry')).body.sections.filter(isOwn)).toEqual([]);
  });
});
