import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { runCommand } from './testing/run-command.mjs';
import { servedRegistry } from './testing/served-registry.mjs';
import { workspaceCopy } from './testing/workspace-copy.mjs';

let copy;
let registry;

before(async () => {
  copy = workspaceCopy();
  registry = await servedRegistry();
});
after(async () => {
  await registry?.stop();
  copy?.remove();
});

const run = (args, env, cwd = copy.folder) => runCommand(cwd, args, env);
const tool = (file, ...args) => run([path.join('node_modules', file), ...args]);
const newSection = (...args) => run(['shared/build/new-section.mjs', ...args]);
const textOf = (file) => readFileSync(path.join(copy.folder, file), 'utf8');

function passes({ code, stdout, stderr }) {
  assert.equal(code, 0, stdout + stderr);
}

it('writes a section in a new remote, and one in an existing remote', async () => {
  const written = await newSection('gift-cards', '--title', "کارت 'هدیه'");
  passes(written);
  assert.match(written.stdout, /off until an operator accepts it/);
  passes(await newSection('notes', '--in', 'mfe-inventory', '--area', 'admin'));
  assert.match(textOf('mfe-gift-cards/src/features/gift-cards/messages.ts'), /کارت 'هدیه'/);
});

const written = [
  'mfe-gift-cards',
  'mfe-inventory/src/features/notes',
  'mfe-inventory/src/data/notes.api.ts',
  'mfe-inventory/src/sections/notes.section.ts',
];
const changed = [
  'mfe-inventory/src/sections/sections.test.ts',
  'shared/src/contracts/permissions.ts',
];
const settings = ['package.json', 'tsconfig.json'];

it('is formatted and passes the linter', async () => {
  passes(await tool('oxfmt/bin/oxfmt', '--check', ...written, ...changed, ...settings));
  passes(await tool('eslint/bin/eslint.js', '--max-warnings=0', ...written, ...changed));
});

it('compiles', async () => {
  // Without what it does not reach: the whole of `shared` takes a minute.
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const config = { extends: './tsconfig.base.json', compilerOptions, include: written };
  writeFileSync(path.join(copy.folder, 'tsconfig.written.json'), JSON.stringify(config));
  passes(await tool('typescript-7/bin/tsc', '-p', 'tsconfig.written.json'));
});

it('passes its own tests', async () => {
  passes(await tool('jest/bin/jest.js', '--maxWorkers=1', ...written.slice(0, 2), changed[0]));
});

it('updates the lock file as npm would', async () => {
  const before = textOf('package-lock.json');
  const npm = path.join(path.dirname(process.execPath), 'npm');
  passes(await run([npm, 'install', '--package-lock-only', '--offline', '--ignore-scripts']));
  assert.equal(textOf('package-lock.json'), before);
});

const inPlan = async () => {
  const plan = await registry.call('GET', '/registry', undefined, await registry.signIn('mina'));
  return plan.sections.find(({ key }) => key === 'gift-cards');
};

it('can be released unchanged, and waits for the operator', async () => {
  const env = { ZIBA_URL: registry.address, ZIBA_DEPLOY_TOKEN: registry.token() };
  const folder = path.join(copy.folder, 'mfe-gift-cards');
  const released = await run(['../shared/build/release.mjs'], env, folder);
  passes(released);
  assert.match(released.stdout, /The section gift-cards is new: it stays off until an operator/);
  assert.equal(await inPlan(), undefined);
});

it('is on for the clinics that the operator chooses', async () => {
  const admin = await registry.signIn('admin');
  const accept = '/registry/new-sections/gift-cards/accept';
  const answer = await registry.call('POST', accept, { clinic_ids: [1] }, admin);
  assert.deepEqual(answer.changed, [1]);
  assert.equal((await inPlan()).prefix, '/clinic/gift-cards');
});

for (const [what, args, words] of [
  ['a key in capitals', ['Gift'], /is no key/],
  ['a word of the language', ['class'], /is no key/],
  ['a section that exists', ['services', '--in', 'mfe-auth'], /clinic\/services exists/],
  ['a remote that exists', ['auth'], /--in mfe-auth/],
  ['a remote that does not', ['gifts', '--in', 'mfe-none'], /no remote mfe-none/],
  ['an option that nobody knows', ['gifts', '--colour', 'red'], /--colour/],
]) {
  it(`refuses ${what}, and writes nothing`, async () => {
    const before = textOf('package.json');
    const { code, stderr } = await newSection(...args);
    assert.equal(code, 2);
    assert.match(stderr, words);
    assert.equal(textOf('package.json'), before);
  });
}
