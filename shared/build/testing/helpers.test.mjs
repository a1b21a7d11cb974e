import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../lib/server.mjs';

let folder;

before(() => (folder = mkdtempSync(path.join(tmpdir(), 'ziba-helpers-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a helper; resolves when it has printed its line. */
async function start(name, ...args) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const stdio = ['pipe', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [script, ...args], { stdio });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const line = await new Promise((resolve) => createInterface(child.stdout).once('line', resolve));
  return { child, line, ended };
}

/** The processes of PostgreSQL in the folder. */
const processes = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('bin/postgres') && line.includes(folder));

/** Waits until there is none, ten seconds at most. */
async function untilNone() {
  for (let left = 500; left > 0 && processes().length > 0; left -= 1) await pause(20);
  assert.deepEqual(processes(), []);
}

test('the database leaves no process when it is killed', async () => {
  const { child, ended } = await start('shared-database.mjs', folder);
  assert.equal(processes().length, 1);
  child.kill('SIGKILL');
  await ended;
  await untilNone();
});

test('the host runs servers one after another; both end with their standard input', async () => {
  const database = await start('shared-database.mjs', folder);
  const connection = JSON.parse(database.line);
  const client = new pg.Client(connection);
  await client.connect();
  for (const name of ['one', 'other']) await client.query(`create database ${name}`);
  await client.end();
  const host = await start('server-host.mjs');
  const serve = async (name) => {
    const port = await freePort();
    const socket = encodeURIComponent(connection.host);
    const env = {
      ...{ PORT: String(port), HOST: '127.0.0.1', SEED: 'empty' },
      DATA_DIR: path.join(folder, name),
      DATABASE_URL: `postgresql://${connection.user}@localhost/${name}?host=${socket}`,
    };
    const body = JSON.stringify(env);
    const answer = await fetch(`${host.line}/start`, { method: 'POST', body });
    assert.equal(answer.status, 200, await answer.text());
    return `http://127.0.0.1:${port}/api/health`;
  };
  const one = await serve('one');
  assert.equal((await fetch(one)).status, 200);
  const other = await serve('other');
  await assert.rejects(fetch(one));
  assert.equal((await fetch(other)).status, 200);

  host.child.stdin.end();
  assert.equal(await host.ended, 0);
  await assert.rejects(fetch(other));
  database.child.stdin.end();
  assert.equal(await database.ended, 0);
  await untilNone();
});
