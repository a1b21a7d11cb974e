import type { PlanRemote } from '@ziba/shared/contracts/registry';

const registerRemotes = jest.fn();
const loadRemote = jest.fn();
const createHost = jest.fn<object, [object]>(() => ({ registerRemotes, loadRemote }));
const registerGlobalPlugins = jest.fn();

jest.mock('./runtime', () => ({
  createHost: (options: object) => createHost(options),
  registerGlobalPlugins: (plugins: object[]) => registerGlobalPlugins(plugins),
}));
jest.mock('./provided-modules', () => ({ providedModules: { react: {} } }));

const remote: PlanRemote = {
  name: 'mfe-inventory',
  version: '0.1.0-abc',
  container: 'clinic_sec_mfe_inventory',
  base: '/remotes/mfe-inventory/0.1.0-abc/',
  entry: '/remotes/mfe-inventory/0.1.0-abc/entry.js',
  contract: '^1.0',
  digest: '',
  preload: { './clinic-inventory': ['first.js'] },
  files: { 'entry.js': 'sha384-entry', 'first.js': 'sha384-first' },
};

it('loads a module of a release by the plan alone: no manifest, first visit in one file', async () => {
  const { importModule } = await import('./host');
  loadRemote.mockResolvedValue({ default: 'a section' });
  expect(await importModule(remote, './clinic-inventory')).toEqual({ default: 'a section' });

  expect(createHost.mock.calls[0]?.[0]).toMatchObject({
    remotes: [],
    shared: { react: {} },
    shareStrategy: 'loaded-first',
  });
  expect(registerRemotes).toHaveBeenCalledWith([
    {
      name: 'mfe-inventory@0.1.0-abc',
      entry: remote.entry,
      entryGlobalName: 'clinic_sec_mfe_inventory',
      type: 'global',
    },
  ]);
  expect(loadRemote).toHaveBeenCalledWith('mfe-inventory@0.1.0-abc/clinic-inventory');

  const [plugin] = registerGlobalPlugins.mock.calls[0]?.[0] ?? [];
  const script: HTMLScriptElement = plugin.createScript({ url: remote.entry });
  expect(new URL(script.src).pathname).toBe(`${remote.base}first.js`);
  expect(script.integrity).toBe('sha384-first');
});
