import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The same test in two files of one worker, and one that fails in modules. */
const loads = `const { list, count, place } = require('./module');
test('has a module of its own', () => {
  expect(count()).toBe(1);
  expect(list).toBeInstanceOf(Array);
  expect(place()).toBe(__dirname);
  expect(globalThis.times).toBe(1);
});`;
const files = {
  'module.js': `'use strict'; exports.list = []; let n = 0; globalThis.times = (globalThis.times ?? 0) + 1;
exports.count = () => (n += 1); exports.place = () => __dirname;`,
  'failing.js': `exports.fail = () => { throw new Error('it failed'); };`,
  'wrong.js': 'const = 1;',
  'one.test.js': loads,
  'other.test.js': loads,
  'failing.test.js': `test('fails', () => require('./failing').fail());`,
  'wrong.test.js': `test('is no module', () => require('./wrong'));`,
  'jest.config.json': JSON.stringify({
    testEnvironment: 'node',
    runtime: here('runtime.cjs'),
    transform: {},
  }),
};

let folder;
let results;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ziba-compiled-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const output = path.join(folder, 'results.json');
  const jest = here('../../../node_modules/jest/bin/jest.js');
  spawnSync(process.execPath, [jest, '-i', '--json', `--outputFile=${output}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  results = Object.fromEntries(
    testResults.map(({ name, status, message }) => [path.basename(name), { status, message }]),
  );
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('each file has modules and globals of its own', () => {
  for (const name of ['one.test.js', 'other.test.js'])
    assert.equal(results[name].status, 'passed', results[name].message);
});

test('an error names the line and the column of the module', () => {
  assert.match(results['failing.test.js'].message, /failing\.js:1:30\)/);
});

test('a module that cannot be compiled is explained by Jest', () => {
  const { status, message } = results['wrong.test.js'];
  assert.equal(status, 'failed');
  assert.match(message, /Jest encountered an unexpected token[^]*SyntaxError: Unexpected token/);
});
