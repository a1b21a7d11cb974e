import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, it } from 'node:test';
import { overrideServer } from './override-server.mjs';

const base64 = (text) => Buffer.from(text).toString('base64');
const build = (version, name) => ({ release: { version }, contents: { [name]: base64(version) } });

let address;
let server;
let current = async () => build('1', 'a.js');

before(async () => {
  server = overrideServer();
  address = await server.listen(undefined, () => current());
});
after(() => server.close());

it('serves the current release to pages of other origins', async () => {
  const answer = await fetch(`${address}release.json`);
  assert.deepEqual(await answer.json(), { version: '1' });
  assert.equal(answer.headers.get('access-control-allow-origin'), '*');
  const question = await fetch(`${address}a.js`, { method: 'OPTIONS' });
  assert.equal(question.headers.get('access-control-allow-private-network'), 'true');
});

it('keeps the files of the build before for pages that show it', async () => {
  current = async () => build('2', 'b.js');
  assert.equal(await (await fetch(`${address}b.js`)).text(), '2');
  const earlier = await fetch(`${address}a.js`);
  assert.equal(await earlier.text(), '1');
  assert.equal(earlier.headers.get('content-type'), 'text/javascript');
  assert.equal((await fetch(`${address}c.js`)).status, 404);
});

it('refuses a page whose own host name points to this machine', async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = request(address, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    );
    asked.once('error', reject).end();
  });
  assert.equal(status, 403);
});

it('tells why there is no release, and serves the next one', async () => {
  current = () => Promise.reject(new Error('two sections of one name'));
  const answer = await fetch(`${address}release.json`);
  assert.deepEqual([answer.status, await answer.text()], [503, 'two sections of one name']);
  current = async () => build('3', 'c.js');
  assert.equal((await fetch(`${address}release.json`)).status, 200);
});
