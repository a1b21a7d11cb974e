import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { it } from 'node:test';
import { journeysOf, testedFolders } from './journey-folders.mjs';
import { at } from './lib/workspace.mjs';

const journeys = readdirSync(at('shell/e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));

it('knows the folders of every journey, and no journey that does not exist', () => {
  assert.deepEqual(journeysOf(testedFolders).toSorted(), journeys.toSorted());
});

it('knows only folders that exist', () => {
  assert.deepEqual(
    testedFolders.filter((folder) => !existsSync(at(folder))),
    [],
  );
});
