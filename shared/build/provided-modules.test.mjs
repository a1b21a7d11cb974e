import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { at } from './lib/workspace.mjs';
import { providedFiles } from './provided-modules.mjs';

for (const [file, text] of Object.entries(providedFiles())) {
  it(`${file} follows from provided.json: node shared/build/provided-modules.mjs writes it`, () => {
    assert.equal(readFileSync(at(file), 'utf8'), text);
  });
}

it('names each module once', () => {
  const { chunks } = JSON.parse(readFileSync(at('shell/src/federation/provided.json'), 'utf8'));
  const names = chunks.flatMap(({ modules }) => modules);
  assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted());
});
