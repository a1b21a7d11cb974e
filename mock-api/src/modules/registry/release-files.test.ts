import { type aRelease, publish, releaseNames } from '../../testing/releases';
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

const send = (upload: ReturnType<typeof aRelease>) => publish(api.anyone, upload);

describe('the files of a release', () => {
  const long = '/* a file worth compressing */'.repeat(100);

  it('are served with a permanent cache, compressed as the browser accepts', async () => {
    await send(own.inventory('1.0.0', { 'chunk.js': long, 'styles/a.css': 'b{}' }));
    const address = `${api.address}/remotes/${own.remote}/1.0.0/chunk.js`;
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
    const nested = await fetch(`${api.address}/remotes/${own.remote}/1.0.0/styles/a.css`);
    expect({ status: nested.status, text: await nested.text() }).toEqual({
      status: 200,
      text: 'b{}',
    });
  });

  it.each(['none.js', '../1.0.0/none.js', '%2e%2e%2f%2e%2e%2fsession-secret', 'constructor'])(
    'are not found if the release does not list them: %s',
    async (name) => {
      await send(own.inventory());
      const answer = await fetch(`${api.address}/remotes/${own.remote}/1.0.0/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('json');
    },
  );

  it('are still served for a release that is not live any more', async () => {
    await send(own.inventory('1.0.0'));
    await send(own.inventory('1.0.1'));
    expect((await fetch(`${api.address}/remotes/${own.remote}/1.0.0/entry.js`)).status).toBe(200);
  });
});
