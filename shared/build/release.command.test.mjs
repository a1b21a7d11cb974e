import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { registryClient } from './lib/release/registry-client.mjs';
import { publishUnseen, readRelease } from './publish.mjs';
import { runCommand } from './testing/run-command.mjs';
import { servedRegistry } from './testing/served-registry.mjs';
import { workspaceCopy } from './testing/workspace-copy.mjs';

let copy;
let registry;
let token;
let admin;

before(async () => {
  copy = workspaceCopy();
  registry = await servedRegistry();
  admin = await registry.signIn('admin');
  token = await tokenFor('mfe-auth');
});
after(async () => {
  await registry?.stop();
  copy?.remove();
});

async function tokenFor(remote) {
  const input = { remote, name: 'a team' };
  return (await registry.call('POST', '/registry/deploy-tokens', input, admin)).token;
}

/** Runs one of the commands in the folder of the remote, and checks that its output does not contain the token. */
async function run(words, env = {}) {
  const given = { ZIBA_URL: registry.address, ZIBA_DEPLOY_TOKEN: token, ...env };
  const folder = path.join(copy.folder, 'mfe-auth');
  const result = await runCommand(folder, ['../shared/build/release.mjs', ...words], given);
  assert.ok(!`${result.stdout}${result.stderr}`.includes(given.ZIBA_DEPLOY_TOKEN));
  return result;
}

async function read(words, env) {
  const { code, stdout, stderr } = await run([...words, '--json'], env);
  assert.equal(code, 0, stderr + stdout);
  return JSON.parse(stdout);
}

const change = (line) =>
  appendFileSync(
    path.join(copy.folder, 'mfe-auth/src/features/registration/registration-screen.tsx'),
    `\nglobalThis.said = '${line}';\n`,
  );

async function liveVersion() {
  const plan = await registry.call('GET', '/registry/public');
  return plan.remotes.find(({ name }) => name === 'mfe-auth')?.version;
}

let first;
let second;

it('builds one remote alone, and makes it live for all clinics', async () => {
  first = await read(['--notes', 'the first']);
  assert.equal(await liveVersion(), first.version);
  assert.deepEqual(
    readdirSync(copy.folder).filter((name) => existsSync(path.join(copy.folder, name, 'dist'))),
    ['mfe-auth'],
  );
});

it('makes a change live for some clinics', async () => {
  change('second');
  second = await read(['--notes', 'the second', '--canary', '50']);
  assert.notEqual(second.version, first.version);
  assert.equal(second.published.places.is_default, false);
  assert.ok(second.published.places.canary.length > 0);
  assert.equal(await liveVersion(), first.version);
});

it('keeps live releases and the canary at a start, also when another build exists', async () => {
  const client = registryClient(registry.address, registry.token());
  const state = async () => {
    const { default_version, rollout } = await client.remote('mfe-auth');
    return { live: default_version, version: rollout.version, state: rollout.state };
  };
  const before = await state();
  assert.deepEqual(before, { live: first.version, version: second.version, state: 'running' });
  const folder = path.join(copy.folder, 'mfe-auth/dist');
  const built = await readRelease(folder, (release) => ({ ...release, version: '9.9.9' }));
  assert.deepEqual(await publishUnseen(client, [built]), []);
  assert.deepEqual(await state(), before);
});

it('makes the change live for all clinics', async () => {
  await read(['--no-build']);
  assert.equal(await liveVersion(), second.version);
});

it('lists the releases and their clinics, newest first', async () => {
  const { code, stdout } = await run(['list']);
  assert.equal(code, 0);
  const [head, , ...rows] = stdout.trim().split('\n');
  assert.equal(head, `mfe-auth: ${second.version} is live`);
  assert.deepEqual(
    rows.map((row) => row.trim().split(/ {2,}/).slice(0, 2)),
    [
      [second.version, 'all clinics (100 %)'],
      [first.version, 'nobody'],
    ],
  );
});

it('goes back to the release before, or to a named one', async () => {
  const back = await read(['rollback', '--reason', 'it was wrong']);
  assert.deepEqual([back.version, back.before], [first.version, second.version]);
  assert.equal(await liveVersion(), first.version);
  await read(['rollback', '--to', second.version]);
  assert.equal(await liveVersion(), second.version);
});

/** The JSON output and the exit code of a command that fails. */
async function failure(words, env) {
  const { code, stdout } = await run([...words, '--json'], env);
  return { exit: code, ...JSON.parse(stdout) };
}

it('does not upload a release that the checks refuse, and names each fault', async () => {
  const dist = path.join(copy.folder, 'mfe-auth/dist');
  const { entry } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
  writeFileSync(path.join(dist, entry), 'eval("1")');
  const { exit, refusals } = await failure(['--no-build']);
  assert.equal(exit, 3);
  assert.deepEqual(new Set(refusals.map(({ file }) => file)), new Set([entry]));
  assert.equal(await liveVersion(), second.version);
});

it('is refused by the registry with a token of another remote, before anything is built', async () => {
  change('third');
  const foreign = await tokenFor('mfe-inventory');
  const refused = await failure([], { ZIBA_DEPLOY_TOKEN: foreign });
  assert.deepEqual([refused.exit, refused.status, refused.code], [4, 403, 'foreign_remote']);
  const wrong = await failure([], { ZIBA_DEPLOY_TOKEN: 'zbd_wrong' });
  assert.deepEqual([wrong.exit, wrong.status], [4, 401]);
});

it('says that there is no answer', async () => {
  const { exit, message } = await failure([], { ZIBA_URL: 'http://localhost:1' });
  assert.equal(exit, 5);
  assert.match(message, /No answer from http:\/\/localhost:1/);
});

for (const words of [
  ['--canary', '0'],
  ['--canary', '5', '--clinic', '2'],
  ['--colour'],
  ['mfe-x'],
]) {
  it(`refuses the arguments ${words.join(' ')}`, async () => {
    const { code, stderr } = await run(words);
    assert.equal(code, 2);
    assert.match(stderr, /npm run release -- \[options\]/);
  });
}

it('reads its token from a file, and asks for one when there is none', async () => {
  const file = path.join(copy.folder, 'token');
  writeFileSync(file, `${token}\n`);
  const env = { ZIBA_DEPLOY_TOKEN: '', ZIBA_DEPLOY_TOKEN_FILE: file };
  const answer = await runCommand(
    path.join(copy.folder, 'mfe-auth'),
    ['../shared/build/release.mjs', 'list'],
    { ZIBA_URL: registry.address, ...env },
  );
  assert.equal(answer.code, 0, answer.stderr);
  const none = await runCommand(
    path.join(copy.folder, 'mfe-auth'),
    ['../shared/build/release.mjs', 'list'],
    { ZIBA_URL: registry.address },
  );
  assert.equal(none.code, 2);
  assert.match(none.stderr, /ZIBA_DEPLOY_TOKEN/);
});
