import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pick } from './rotation.mjs';
import { commitsInRotation, rotatingSuites } from './rotation-table.mjs';

const listOf = (count, folder = 'mfe-inventory') =>
  Array.from({ length: count }, (_, index) => ({ name: `case ${index}`, folders: [folder] }));
const namesOf = (cases) => new Set(cases.map(({ name }) => name));

for (const suite of Object.keys(rotatingSuites)) {
  it(`${suite}: six commits in a row run every case, whichever is the first and however long the list is`, () => {
    for (const length of [1, 2, 5, 7, 61, 107, 300, 1000]) {
      const cases = listOf(length);
      for (const first of [0, 1, 5, 1131]) {
        const ran = new Set();
        for (let turn = first; turn < first + commitsInRotation; turn += 1) {
          for (const name of pick(suite, cases, { turn })) ran.add(name);
        }
        assert.deepEqual(ran, namesOf(cases), `${length} cases from commit ${first}`);
      }
    }
  });
}

it('runs what a change concerns, whichever commit it is', () => {
  const cases = [...listOf(60), { name: 'mine', folders: ['mfe-auth'] }];
  for (let turn = 0; turn < 20; turn += 1) {
    assert.ok(pick('forms', cases, { turn, changed: ['mfe-auth'] }).has('mine'));
  }
  assert.deepEqual(
    pick('forms', cases, { turn: 3, changed: ['mfe-inventory'] }).has('case 0'),
    true,
  );
  assert.equal(pick('forms', cases, { turn: 3, changed: ['mfe-inventory'] }).size >= 60, true);
});

it('picks at most a tenth more when the lists get 40 more screens and 40 more forms', () => {
  const today = { screens: 120, forms: 62 };
  const picked = (more) =>
    Object.entries(today)
      .map(([suite, count]) => pick(suite, listOf(count + more), { turn: 7 }).size)
      .reduce((sum, size) => sum + size);
  assert.ok(picked(40) <= 1.1 * picked(0), `${picked(0)} cases, then ${picked(40)}`);
});
