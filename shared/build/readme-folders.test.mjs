import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { at, remotes } from './lib/workspace.mjs';

const foldersIn = (place) =>
  readdirSync(at(place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders and where each is explained; a README may name it as `src/name`, `name/` or `name`. */
const explained = [
  ...['shared', 'shell', 'mock-api', ...remotes()].map((name) => [
    `${name}/src`,
    `${name}/README.md`,
  ]),
  ['shared/src/ui', 'shared/src/ui/README.md'],
  ...remotes().flatMap((name) =>
    ['features', 'widgets']
      .filter((folder) => existsSync(at(`${name}/src/${folder}`)))
      .map((folder) => [`${name}/src/${folder}`, `${name}/README.md`]),
  ),
];

for (const [place, readme] of explained) {
  it(`${readme} says what each folder of ${place} is for`, () => {
    const text = readFileSync(at(readme), 'utf8');
    const isNamed = (folder) => new RegExp(`(^|[\\s\`/])${folder}(/|\`)`, 'm').test(text);
    assert.deepEqual(
      foldersIn(place).filter((folder) => !isNamed(folder)),
      [],
    );
  });
}
