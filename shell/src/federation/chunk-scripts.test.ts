import { chunkScript, learnFiles, loadInstead } from './chunk-scripts';

const base = '/remotes/mfe-inventory/1.0.0/';
const at = (name: string) => `http://localhost${base}${name}`;

beforeEach(() =>
  learnFiles({
    base,
    files: { 'entry.js': 'sha384-entry', 'first.js': 'sha384-first', 'lazy.js': 'sha384-lazy' },
  }),
);

it('gives a script the integrity of the plan, so that a changed byte is not run', () => {
  const script = chunkScript(at('lazy.js'));
  expect(script.src).toBe(at('lazy.js'));
  expect(script.integrity).toBe('sha384-lazy');
  expect(script.crossOrigin).toBe('anonymous');
});

it('refuses a script that no plan names', () => {
  expect(() => chunkScript(at('other.js'))).toThrow('no plan names');
  expect(() => chunkScript('http://localhost/remotes/mfe-x/1.0.0/entry.js')).toThrow();
});

it('asks at a new address when it is asked again, with the same integrity', () => {
  const [name, files] = ['again.js', { 'again.js': 'sha384-again' }];
  learnFiles({ base, files });
  const asked = [1, 2, 3].map(() => chunkScript(at(name)));
  expect(asked.map(({ src }) => src)).toEqual([
    at('again.js'),
    at('again.js?retry=1'),
    at('again.js?retry=2'),
  ]);
  expect(asked[2]?.integrity).toBe('sha384-again');
});

it('loads the file of the first visit in place of the entry, when the plan names it', () => {
  loadInstead(at('entry.js'), `${base}unknown.js`);
  expect(chunkScript(at('entry.js')).integrity).toBe('sha384-entry');
  loadInstead(at('entry.js'), `${base}first.js`);
  expect(chunkScript(at('entry.js'))).toMatchObject({
    src: at('first.js'),
    integrity: 'sha384-first',
  });
});
