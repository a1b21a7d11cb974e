import type { PlanRemote } from '@ziba/shared/contracts/registry';

const registerRemotes = jest.fn();
const loadRemote = jest.fn();
const createHost = jest.fn<object, [object]>(() => ({ registerRemotes, loadRemote }));
const registerGlobalPlugins = jest.fn();

jest.mock('./runtime', () => ({
  createHost: (options: object) => createHost(options),
  forgetRemote: jest.fn(),
  registerGlobalPlugins: (plugins: object[]) => registerGlobalPlugins(plugins),
}));
jest.mock('./provided-modules', () => ({ providedModules: { react: {} } }));

const remote: PlanRemote = {
  name: 'mfe-inventory',
  version: '0.1.0-abc',
  container: 'clinic_sec_mfe_inventory',
  base: '/remotes/mfe-inventory/0.1.0-abc/',
  entry: '/remotes/mfe-inventory/0.1.0-abc/entry.js',
  contract: '^3.0',
  digest: '',
  preload: { './clinic-inventory': ['first.js'] },
  files: { 'entry.js': 'sha384-entry', 'first.js': 'sha384-first' },
};

interface Page {
  clinic_sec_mfe_inventory?: object;
}

/** Replaces the browser: sets the global that an entry's script would set. */
function runScripts(effect: () => void, ends: 'load' | 'error' = 'load') {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    effect();
    (script as HTMLScriptElement).dispatchEvent(new Event(ends));
  });
  return asked;
}

beforeEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

it('loads a module from one file of the plan, without a manifest', async () => {
  const { importModule } = await import('./host');
  const container = { init: () => undefined };
  const asked = runScripts(() => Object.assign(window, { clinic_sec_mfe_inventory: container }));
  loadRemote.mockResolvedValue({ default: 'a section' });
  expect(await importModule(remote, './clinic-inventory', 5_000)).toEqual({ default: 'a section' });

  expect(asked.map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
    [`${remote.base}first.js`, 'sha384-first'],
  ]);
  const [options] = createHost.mock.lastCall ?? [];
  expect(options).toMatchObject({
    remotes: [],
    shared: { react: {} },
    shareStrategy: 'loaded-first',
  });
  expect(registerRemotes).toHaveBeenLastCalledWith([
    {
      name: 'mfe-inventory@0.1.0-abc',
      entry: remote.entry,
      entryGlobalName: 'clinic_sec_mfe_inventory',
      type: 'global',
    },
  ]);
  expect(loadRemote).toHaveBeenLastCalledWith('mfe-inventory@0.1.0-abc/clinic-inventory');

  const { plugins } = options as { plugins: { loadEntry: (of: object) => Promise<object> }[] };
  const remoteInfo = { name: 'mfe-inventory@0.1.0-abc' };
  expect(await plugins[0]?.loadEntry({ remoteInfo })).toBe(container);
  expect((window as Page).clinic_sec_mfe_inventory).toBeUndefined();
});

it('rejects with the error of an entry, logs nothing, and loads it again next time', async () => {
  const { importModule } = await import('./host');
  const thrown = new TypeError('x is undefined');
  const asked = runScripts(() => {
    const filename = asked.at(-1)?.src;
    const event = new ErrorEvent('error', { error: thrown, filename, cancelable: true });
    expect(window.dispatchEvent(event)).toBe(false);
  });
  const broken = { code: 'evaluation', cause: thrown };
  await expect(importModule(remote, './clinic-inventory', 5_000)).rejects.toMatchObject(broken);
  await expect(importModule(remote, './clinic-inventory', 5_000)).rejects.toMatchObject(broken);
  expect(asked.map(({ src }) => new URL(src).search)).toEqual(['', '?retry=1']);
});

it('rejects with a timeout when an entry never loads', async () => {
  const { importModule } = await import('./host');
  jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
  await expect(importModule(remote, './clinic-inventory', 1)).rejects.toMatchObject({
    code: 'timeout',
    file: `${remote.base}first.js`,
  });
});
