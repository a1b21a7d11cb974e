import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const root = here('../../..');

/** Files that leave something behind, and what is said of them. */
const leaving = {
  timer: [
    `setInterval(() => {}, 60_000).unref();`,
    'a timer of 60000 ms, that rings again and again',
  ],
  wait: [`setTimeout(() => {}, 50_000);`, 'a timer of 50000 ms, that rings once'],
  listener: [`process.on('SIGUSR2', () => {});`, "a listener of process.on('SIGUSR2')"],
  server: [
    `await new Promise((done) => require('node:http').createServer().listen(0, done));`,
    'a server that listens',
  ],
  variable: [`process.env.OF_A_TEST = 'x';`, 'another value of process.env.OF_A_TEST'],
  file: [
    `require('node:fs').writeFileSync(require('node:os').tmpdir() + '/left.txt', '');`,
    'the file left.txt in the temporary folder',
  ],
  directory: [`process.chdir('/');`, 'another current directory'],
  clock: [`jest.useFakeTimers();`, 'fake timers'],
  own: [`globalThis.leftBehind = () => ['a row of the project'];`, 'a row of the project'],
};

const countsLoads = `test('counts', () => expect(require('./counted').loads).toBe(1));`;

/** Files that use the module that is kept, or replace it. */
const using = {
  one: `require('./counted').value.spied = 1; ${countsLoads}`,
  other: countsLoads,
  apart: `/** @jest-environment node */
    jest.mock('./counted', () => ({ loads: 'none' }));
    test('has its own modules', () => expect(require('./counted').loads).toBe('none'));`,
  replacing: `jest.mock('./counted', () => ({})); test('counts', () => require('./counted'));`,
  resetting: `test('counts', () => jest.resetModules());`,
  failing: `test('fails', () => { setInterval(() => {}, 60_000); expect(1).toBe(2); });`,
  spying: `test('spies', () => { jest.spyOn(require('./counted').value, 'read').mockReturnValue(2); });`,
};

/** Fails if anything of the files that leave something has stayed. */
const clean = `test('is clean', () => {
  expect(process.env.OF_A_TEST).toBeUndefined();
  expect(process.listenerCount('SIGUSR2')).toBe(0);
  expect(require('node:fs').readdirSync(require('node:os').tmpdir())).toEqual([]);
  expect(require('./counted').value.read()).toBe(1);
  expect(Date.now()).toBeGreaterThan(0);
  expect(Date.name).toBe('Date');
  expect(jest.isMockFunction(setTimeout)).toBe(false);
});`;

let folder;
/** What Jest says of each file: its status and messages. */
let results;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ziba-kept-'));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'temporary'));
  write(
    'counted.js',
    `exports.loads = global.loads = (global.loads ?? 0) + 1; exports.value = { read: () => 1 };`,
  );
  for (const [name, [text]] of Object.entries(leaving))
    write(`leaving-${name}.test.js`, `test('leaves', async () => { ${text} });`);
  for (const [name, text] of Object.entries(using)) write(`using-${name}.test.js`, text);
  write('x-last.test.js', clean);
  write(
    'sequencer.cjs',
    `module.exports = class { sort(tests) { return [...tests].sort((a, b) => a.path < b.path ? -1 : 1); }
    allFailedTests(tests) { return tests; } cacheResults() {} shard(tests) { return tests; } };`,
  );
  write(
    'jest.config.json',
    JSON.stringify({
      rootDir: folder,
      testSequencer: '<rootDir>/sequencer.cjs',
      testEnvironment: here('environment.cjs'),
      testEnvironmentOptions: { patience: 300 },
      runtime: here('runtime.cjs'),
      restoreMocks: true,
      transform: {},
      cacheDirectory: path.join(folder, 'cache'),
    }),
  );
  const output = path.join(folder, 'results.json');
  spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '-i',
      '--forceExit',
      '--json',
      `--outputFile=${output}`,
      '--config',
      path.join(folder, 'jest.config.json'),
    ],
    { cwd: root, env: { ...process.env, TMPDIR: path.join(folder, 'temporary') }, stdio: 'ignore' },
  );
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  results = Object.fromEntries(
    testResults.map(({ name, status, message }) => [
      path.basename(name, '.test.js'),
      { status, message },
    ]),
  );
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('a module is loaded once for all files', () => {
  assert.equal(results['using-one'].status, 'passed', results['using-one'].message);
  assert.equal(results['using-other'].status, 'passed', results['using-other'].message);
});

test('a file may have its own modules, and replace them', () => {
  assert.equal(results['using-apart'].status, 'passed', results['using-apart'].message);
});

for (const name of ['replacing', 'resetting']) {
  test(`a file that shares its modules cannot replace them: ${name}`, () => {
    const { status, message } = results[`using-${name}`];
    assert.equal(status, 'failed');
    assert.match(message, /write @jest-environment node in its first comment/);
  });
}

for (const [name, [, text]] of Object.entries(leaving)) {
  test(`a file that leaves something behind fails, and it is named: ${name}`, () => {
    const { status, message } = results[`leaving-${name}`];
    assert.equal(status, 'failed');
    assert.ok(message.includes(`The file leaves behind, for the next one:\n`), message);
    assert.ok(message.includes(text), message);
  });
}

test('a failure of a test is not hidden by what it leaves behind', () => {
  assert.match(results['using-failing'].message, /expect\(received\)\.toBe\(expected\)/);
});

test('the files after them find nothing of it, and no spies', () => {
  assert.equal(results['using-spying'].status, 'passed', results['using-spying'].message);
  assert.equal(results['x-last'].status, 'passed', results['x-last'].message);
});
