import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productCopies } from './product-copies';

const folder = mkdtempSync(join(tmpdir(), 'ziba-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names and removes what a file has not given back', async () => {
  const [prepared, places] = [join(folder, 'prepared'), join(folder, 'places')];
  mkdirSync(prepared);
  mkdirSync(places);
  writeFileSync(join(prepared, 'publish-token'), 'token');
  const databases = new Set<string>();
  const copies = productCopies(places, prepared, {
    template: '',
    clone: (name) => Promise.resolve(databases.add(name)).then(() => `postgresql://host/${name}`),
    drop: (name) => Promise.resolve(void databases.delete(name)),
    clones: () => Promise.resolve([...databases]),
    stop: () => Promise.resolve(),
  });

  const tidy = await copies.borrow('tidy.spec.ts');
  const forgotten = await copies.borrow('forgetful.spec.ts');
  expect(existsSync(join(tidy.dataDir, 'publish-token'))).toBe(true);
  expect(await copies.left()).toEqual([tidy.name, forgotten.name]);

  await copies.giveBack(tidy.name);
  expect(await copies.clear('tidy.spec.ts')).toEqual([]);
  expect(await copies.clear('forgetful.spec.ts')).toEqual([forgotten.name]);
  expect(existsSync(forgotten.dataDir)).toBe(false);
  expect(await copies.left()).toEqual([]);
});
