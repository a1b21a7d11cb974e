import { createHash, webcrypto } from 'node:crypto';
import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { assessFault, isShellFault } from './assess-fault';
import { LoadFault } from './load-fault';

const base = '/remotes/mfe-inventory/1.0.0/';
const url = (name: string) => `http://localhost${base}${name}`;
const sealed = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const remote: PlanRemote = {
  name: 'mfe-inventory',
  version: '1.0.0',
  contract: '^3.0',
  container: 'clinic_sec_mfe_inventory',
  base,
  entry: `${base}entry.0a.js`,
  digest: '',
  preload: { './clinic-inventory': ['first-clinic-inventory.0e.js'] },
  files: Object.fromEntries(
    [
      'entry.0a.js',
      'first-clinic-inventory.0e.js',
      'clinic-inventory.0b.js',
      '72.0c.js',
      '72.0d.css',
    ].map((name) => [name, sealed('good')]),
  ),
};

/** The error of webpack's own loader. */
const chunkError = (name: string) =>
  Object.assign(new Error('Loading chunk 72 failed.'), {
    name: 'ChunkLoadError',
    request: url(name),
  });

const answer = (how: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(how);
const says =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle }));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['entry.0a.js', 'integrity-entry'],
  ['first-clinic-inventory.0e.js', 'integrity-entry'],
  ['clinic-inventory.0b.js?retry=1', 'integrity-module'],
  ['72.0c.js', 'integrity-chunk'],
  ['72.0d.css', 'integrity-style'],
])('classifies changed bytes of %s as %s', async (name, code) => {
  answer(says('bad'));
  const file = name.split('?')[0];
  expect(await assessFault(chunkError(name), remote)).toEqual({ code, file, retries: 1 });
});

it.each([
  ['does not exist', says('', 404), 'http', 0],
  ['is refused for a moment', says('', 503), 'http', 2],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), 'network', 2],
  ['exists by now', says('good'), 'load-failed', 2],
])('finds out why a file did not load: it %s', async (_, how, code, retries) => {
  answer(how);
  const fault = new LoadFault('load-failed', url('entry.0a.js'));
  expect(await assessFault(fault, remote)).toEqual({ code, file: 'entry.0a.js', retries });
});

it.each([
  [new TypeError('x is undefined'), 'evaluation', 1],
  [new Error('#RUNTIME-014 no such module'), 'invalid-module', 0],
  [new Error("Can not get '@ziba/shared/ui/hologram'"), 'contract', 0],
  [new LoadFault('contract'), 'contract', 0],
  [new LoadFault('integrity-manifest'), 'integrity-manifest', 0],
])('classifies %s without fetching a file', async (error, code, retries) => {
  const asked = answer(says('good'));
  expect(await assessFault(error, remote)).toEqual({ code, file: undefined, retries });
  expect(asked).not.toHaveBeenCalled();
});

it('ends a script request that hangs, so that a retry requests it again', async () => {
  const failed = jest.fn();
  const script = Object.assign(document.createElement('script'), { onerror: failed });
  script.type = 'text/not-run';
  script.src = url('72.0c.js');
  document.head.append(script);
  await assessFault(new LoadFault('timeout', url('72.0c.js')), remote);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('does not blame a release for a file of the shell that did not load', async () => {
  const asked = answer(says('', 404));
  const error = Object.assign(new Error('Loading chunk jalali failed.'), {
    name: 'ChunkLoadError',
    request: 'http://localhost/jalali.0f.js',
  });
  expect(await assessFault(error, remote)).toEqual({
    code: 'network',
    file: 'jalali.0f.js',
    retries: 2,
    isShellFile: true,
  });
  expect(asked).not.toHaveBeenCalled();
  expect(isShellFault(error, remote)).toBe(true);
  expect(isShellFault(chunkError('72.0c.js'), remote)).toBe(false);
});
