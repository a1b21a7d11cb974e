import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { providedModules } from './provided-modules';

const root = resolve(__dirname, '../../..');

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

interface Import {
  name: string;
  from: string;
  file: string;
}

/** The values that a file imports, by module. Imported types are ignored, because they are erased. */
function importsOf(file: string): Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^import (?!type )([^;]+?) from '([^']+)';/gms,
  );
  return [...statements].flatMap(([, names = '', from = '']) => {
    const [, inner = ''] = /\{(.*)\}/s.exec(names) ?? [];
    const named = inner
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name);
    const byDefault = names
      .replace(/\{.*\}/s, '')
      .replace(',', '')
      .trim()
      ? ['default']
      : [];
    return [...named, ...byDefault].map((name) => ({ name, from, file: file.slice(root.length) }));
  });
}

// Remotes bundle contracts themselves; everything else outside their folder is provided.
const isShared = ({ from }: Import) =>
  !from.startsWith('.') && !from.startsWith('@ziba/shared/contracts/');

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const wanted = remotes
  .flatMap((remote) => sourcesBelow(join(root, remote, 'src')))
  .flatMap(importsOf)
  .filter(isShared);

const load = async (from: string): Promise<object> => {
  const provided = (providedModules as Record<string, object>)[from];
  if (!provided) return {};
  if ('lib' in provided) return (provided.lib as () => object)();
  return (await (provided as { get: () => Promise<() => object> }).get())();
};

it('finds the remotes and their imports', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(6);
  expect(wanted.length).toBeGreaterThan(100);
});

it.each([...new Set(wanted.map(({ from }) => from))].sort())(
  'provides what sections import from %s',
  async (from) => {
    const module = await load(from);
    const missing = wanted.filter((one) => one.from === from && !(one.name in module));
    expect(missing).toEqual([]);
  },
);

it('provides the parts of zod that contracts use', async () => {
  const { z } = (await load('zod')) as { z: Record<string, unknown> };
  const used = sourcesBelow(join(root, 'shared/src/contracts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\bz\s*\.([a-z]\w*)(?:\.([a-z]\w*))?/g),
    ])
    .filter(([, name = '']) => !/^(infer|input|output)$/.test(name));
  const missing = used.filter(([, name = '']) => !(name in z));
  expect(missing.map(([text]) => text)).toEqual([]);
  expect(z).toMatchObject({ coerce: { number: expect.any(Function) } });
});
