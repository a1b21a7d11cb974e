import { buildApp } from '../../build-app';
import { callerOf } from '../../testing/call';
import { startBucket } from '../../testing/fake-bucket';
import { publish, releaseNames } from '../../testing/releases';
import { publishToken, startApi, type TestApi } from '../../testing/start-api';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let api: TestApi;
beforeAll(async () => {
  bucket = await startBucket();
  api = await startApi({ env: bucket.env });
});
afterAll(() => api.stop());

/** Like a second process: it has its own memory, on the same database and the same bucket. */
async function another() {
  const { db, config } = api;
  const sessionSecret = 'a secret of the tests, long enough';
  const app = await buildApp({ config, db, sessionSecret, publishToken });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, anyone: callerOf(address), stop: () => app.close() };
}

it('stores releases in a bucket, below its folder', async () => {
  const own = releaseNames();
  const upload = own.inventory('1.0.0', { 'styles/a.css': 'b{}' });
  expect((await publish(api.anyone, upload)).status).toBe(201);
  const home = `/ziba/sections/${own.remote}/1.0.0`;
  expect(bucket.objects.get(`${home}/styles/a.css`)?.toString()).toBe('b{}');
  const answer = await fetch(`${api.address}/remotes/${own.remote}/1.0.0/styles/a.css`);
  expect([answer.status, await answer.text()]).toEqual([200, 'b{}']);
});

it('has at once the same state as other processes on the same database', async () => {
  const own = releaseNames();
  const other = await another();
  const token = await api
    .newClinic()
    .as('read', { sections: [own.goods] })
    .token();
  const headers = { authorization: `Bearer ${token}` };
  const versionAt = async ({ anyone }: { anyone: TestApi['anyone'] }) => {
    const { body } = await anyone('GET', '/registry', undefined, headers);
    return [body.plan, body.remotes.map(({ version }: { version: string }) => version)];
  };
  try {
    expect(await versionAt(other)).toEqual(await versionAt(api));
    for (const [publisher, version] of [
      [api, '1.0.0'],
      [other, '1.0.1'],
      [api, '1.0.2'],
    ] as const) {
      await publish(publisher.anyone, own.inventory(version));
      const [here, there] = await Promise.all([versionAt(api), versionAt(other)]);
      expect(here[1]).toEqual([version]);
      expect(there).toEqual(here);
      const file = await fetch(`${other.address}/remotes/${own.remote}/${version}/entry.js`);
      expect(await file.text()).toBe(`/* ${own.remote} ${version} */`);
    }
  } finally {
    await other.stop();
  }
});

it('publishes a version once when two teams send it at the same time', async () => {
  const own = releaseNames();
  const other = await another();
  const answers = await Promise.all([
    publish(api.anyone, own.inventory('1.0.0', { 'a.js': '1' })),
    publish(other.anyone, own.inventory('1.0.0', { 'a.js': '2' })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const kept = await fetch(`${api.address}/remotes/${own.remote}/1.0.0/a.js`);
  expect(await kept.text()).toBe(answers[0]?.status === 201 ? '1' : '2');
  await other.stop();
});

it('publishes nothing while the bucket does not answer', async () => {
  const own = releaseNames();
  await bucket.stop();
  expect(await publish(api.anyone, own.inventory())).toMatchObject({
    status: 503,
    body: { code: 'store_unavailable' },
  });
  expect(await api.platform()('GET', `/registry/remotes/${own.remote}`)).toMatchObject({
    status: 404,
  });
});
