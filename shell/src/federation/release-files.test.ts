import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { forgetFiles, createScript, createStyleLink, registerFiles } from './release-files';

const base = '/remotes/mfe-inventory/1.0.0/';
const at = (name: string) => `http://localhost${base}${name}`;

const remote: PlanRemote = {
  name: 'mfe-inventory',
  version: '1.0.0',
  contract: '^3.0',
  container: 'clinic_sec_mfe_inventory',
  base,
  entry: `${base}entry.0a.js`,
  digest: '',
  preload: { './clinic-inventory': ['first-clinic-inventory.0b.js'] },
  files: {
    'entry.0a.js': 'sha384-entry',
    'first-clinic-inventory.0b.js': 'sha384-first',
    'clinic-inventory.0c.js': 'sha384-module',
    '72.0d.js': 'sha384-lazy',
    '72.0e.css': 'sha384-style',
  },
};

beforeEach(() => registerFiles(remote));
afterEach(() => forgetFiles(base));

it('gives a script the integrity of the plan, so that changed bytes are not run', () => {
  const script = createScript(at('72.0d.js'));
  expect(script.src).toBe(at('72.0d.js'));
  expect(script.integrity).toBe('sha384-lazy');
  expect(script.crossOrigin).toBe('anonymous');
});

it('gives a style the integrity of the plan', () => {
  expect(createStyleLink(at('72.0e.css'))).toMatchObject({
    href: at('72.0e.css'),
    integrity: 'sha384-style',
    crossOrigin: 'anonymous',
  });
});

it('refuses a file that no plan names, and a file of a removed release', () => {
  expect(() => createScript(at('other.js'))).toThrow('integrity-chunk');
  expect(() => createStyleLink(at('other.css'))).toThrow('integrity-style');
  expect(() => createScript('https://elsewhere.example/remotes/72.0d.js')).toThrow();
  forgetFiles(base);
  expect(() => createScript(at('72.0d.js'))).toThrow();
});

it('uses a new address with the same integrity for a repeated request', () => {
  const asked = [1, 2, 3].map(() => createScript(at('72.0d.js')));
  expect(asked.map(({ src }) => src)).toEqual([
    at('72.0d.js'),
    at('72.0d.js?retry=1'),
    at('72.0d.js?retry=2'),
  ]);
  expect(asked[2]?.integrity).toBe('sha384-lazy');
});
