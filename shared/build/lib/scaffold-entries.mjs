import { readFileSync } from 'node:fs';
import { Problem } from './terminal.mjs';
import { at, remotes } from './workspace.mjs';

const read = (file) => readFileSync(at(file), 'utf8');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Changes a text in one place. Throws a Problem that names the file when it does not look as expected. */
function changed(file, pattern, replacement) {
  const text = read(file);
  if (!pattern.test(text)) throw new Problem(`${file} is not written as expected; add it by hand.`);
  return { file, text: text.replace(pattern, replacement) };
}

/** Inserts an entry before the server, which is the last package of each list. */
function beforeServer(list, entry, isServer) {
  const index = list.findIndex(isServer);
  return list.toSpliced(index < 0 ? list.length : index, 0, entry);
}

/** Adds a new remote to the lists of packages: package.json, package-lock.json and tsconfig.json. */
export function remoteEntries(remote) {
  const workspaces = (list) => beforeServer(list, remote, (name) => name === 'mock-api');
  const root = JSON.parse(read('package.json'));
  const types = JSON.parse(read('tsconfig.json'));
  const lock = JSON.parse(read('package-lock.json'));
  const [pattern] = remotes();
  const packages = {
    ...lock.packages,
    '': { ...lock.packages[''], workspaces: workspaces(lock.packages[''].workspaces) },
    [remote]: { ...lock.packages[pattern], name: `@ziba/${remote}`, version: '0.1.0' },
    [`node_modules/@ziba/${remote}`]: { resolved: remote, link: true },
  };
  const inOrder = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return [
    { file: 'package.json', text: json({ ...root, workspaces: workspaces(root.workspaces) }) },
    {
      file: 'package-lock.json',
      text: json({ ...lock, packages: Object.fromEntries(inOrder) }),
    },
    {
      file: 'tsconfig.json',
      text: json({
        ...types,
        references: beforeServer(
          types.references,
          { path: remote },
          ({ path }) => path === 'mock-api',
        ),
      }),
    },
  ];
}

/** Adds the key to those that a role may have; returns nothing when it is there already. */
export function keyEntry(area, key) {
  const file = 'shared/src/contracts/permissions.ts';
  const list = new RegExp(`(export const ${area}Sections = \\[)([^\\]]*)(\\] as const;)`);
  if (list.exec(read(file))?.[2].includes(`'${key}'`)) return [];
  return [changed(file, list, `$1$2  '${key}',\n$3`)];
}

/** Adds the section to the test of an existing remote. */
export function testEntry(remote, key) {
  const file = `${remote}/src/sections/sections.test.ts`;
  const name = key.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const imported = changed(file, /\n\nit\(/, `\nimport ${name} from './${key}.section';\n\nit(`);
  const listed = /validateSections\(\[([^\]]*?),?\s*\]\)/;
  if (!listed.test(imported.text)) {
    throw new Problem(`${file} is not written as expected; add it by hand.`);
  }
  return [{ file, text: imported.text.replace(listed, `validateSections([$1, ${name}])`) }];
}
