import { aRelease, aSection, publish, releaseNames } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';
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

describe('the boot plan', () => {
  it('is empty before anything is published', async () => {
    const { status, body } = await member()('GET', '/registry');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { contract: '3.1', sections: [], off: [], remotes: [] },
    });
  });

  it('contains the sections that the user has, and only the remotes with these sections', async () => {
    await send(own.inventory());
    await send(aRelease(`${own.remote}-two`, '2.0.0', [aSection(`other-${own.word}`)]));
    const { body } = await member(own.services)('GET', '/registry');
    expect(body.sections).toEqual([{ ...aSection(own.services), remote: own.remote }]);
    expect(body.remotes).toEqual([
      {
        name: own.remote,
        version: '1.0.0',
        contract: '^3.1',
        digest: expect.stringMatching(/^sha384-.{64}$/),
        base: `/remotes/${own.remote}/1.0.0/`,
        entry: `/remotes/${own.remote}/1.0.0/entry.js`,
        container: `clinic_sec_${own.remote.replaceAll('-', '_')}`,
        preload: {},
        files: { 'entry.js': expect.stringMatching(/^sha384-/) },
      },
    ]);
  });

  it("names only the files that the user's sections load, where the release says which", async () => {
    const chunk = `clinic-${own.goods}.0a.js`;
    const contents = { 'goods.js': '1', 'services.js': '2', 'screen.js': '3', [chunk]: '4' };
    const upload = own.inventory('1.0.0', contents);
    const [goods, services] = upload.release.sections.map(({ module }) => module);
    upload.release.preload = { [goods!]: ['goods.js'], [services!]: ['services.js'] };
    upload.release.lazy = { [goods!]: [chunk], [services!]: ['screen.js'] };
    await send(upload);
    const filesOf = async (...sections: string[]) => {
      const [remote] = (await member(...sections)('GET', '/registry')).body.remotes;
      return [Object.keys(remote.preload), Object.keys(remote.files).sort()];
    };
    // The first file of a module contains its own chunk, which is loaded alone after that of another module only.
    expect(await filesOf(own.goods)).toEqual([[goods], ['goods.js']]);
    expect(await filesOf(own.services)).toEqual([[services], ['screen.js', 'services.js']]);
    expect((await filesOf(own.goods, own.services))[1]).toEqual(
      [chunk, 'goods.js', 'screen.js', 'services.js'].sort(),
    );
  });

  it('contains nothing of the platform area for members, and nothing of the clinic area for the operator', async () => {
    const admin = aSection(own.goods, { area: 'admin' });
    await send(aRelease(own.remote, '1.0.0', [aSection(own.goods), admin]));
    const areas = async (call: ReturnType<TestApi['platform']>) =>
      (await call('GET', '/registry')).body.sections.map(({ area }: { area: string }) => area);
    expect(await areas(member())).toEqual(['clinic']);
    expect(await areas(api.platform({ sections: [own.goods] }))).toEqual(['admin']);
  });

  it('contains the support section for everybody', async () => {
    await send(aRelease(own.remote, '1.0.0', [aSection('support')]));
    const call = api.newClinic().as('read', { sections: [] });
    const { body } = await call('GET', '/registry');
    expect(body.sections.map(({ key }: { key: string }) => key)).toEqual(['support']);
    await send(aRelease(own.remote, '1.0.1', []));
  });

  it('is answered with 304 while it stays the same, and completely after a release', async () => {
    await send(own.inventory());
    const call = member(own.goods);
    const first = await call('GET', '/registry');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${first.body.plan}"`);
    expect((await call('GET', '/registry', undefined, { 'if-none-match': etag })).status).toBe(304);

    await send(own.inventory('1.1.0'));
    const next = await call('GET', '/registry', undefined, { 'if-none-match': etag });
    expect(next).toMatchObject({ status: 200, body: { remotes: [{ version: '1.1.0' }] } });
    expect(next.body.plan).not.toBe(first.body.plan);
  });

  it('is part of the answer of the login, and needs a session otherwise', async () => {
    expect(await api.anyone('GET', '/registry')).toMatchObject({ status: 401 });
    const { body } = await api.anyone('POST', '/auth/login', {
      username: 'admin',
      password: 'Ziba@1405',
    });
    const plan = await api.withToken(body.token)('GET', '/registry');
    expect(body.plan).toEqual(plan.body);
  });

  it('of visitors contains the sections that need no sign-in', async () => {
    const register = aSection(own.goods, { area: 'public' });
    await send(aRelease(own.remote, '1.0.0', [register, aSection(own.services)]));
    const { body } = await api.anyone('GET', '/registry/public');
    expect(body.sections.map(({ prefix }: { prefix: string }) => prefix)).toEqual([
      `/${own.goods}`,
    ]);
  });

  it('leaves out releases for another contract, and says so', async () => {
    await send({ ...own.inventory(), target: { kind: 'none' } });
    // As after an update of the shell to another contract: older releases are still live.
    await api.db.platform(async (tx) => {
      await tx.query(
        `update releases set release = jsonb_set(release, '{contract}', '"^9.0"') where remote = $1`,
        [own.remote],
      );
      await tx.query("insert into activations (remote, version) values ($1, '1.0.0')", [
        own.remote,
      ]);
    });
    const { body } = await member(own.goods)('GET', '/registry');
    expect(body).toMatchObject({
      sections: [],
      remotes: [],
      off: [{ section: own.goods, prefix: `/clinic/${own.goods}`, reason: 'contract' }],
    });
  });
});
