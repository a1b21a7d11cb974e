import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addPayments } from './database.mjs';
import { bundleSeed, bundleServer, fromSource } from './from-source.mjs';
import { quantile } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:lists`: whether one request delays all others. It asks for every list of the server once with
 * its widest filters, in a clinic with 1,000,000 appointments and as many payments, and sends a small call again
 * and again meanwhile. It prints the slowest lists, how long the small call waited, and the most memory that
 * the server's process had. DATA=<folder> keeps the database for the next run; LARGEST is its size.
 */

const largest = Number(process.env.LARGEST ?? 1_000_000);
/** Mebibytes that the server may need; far below what a small machine has. */
const mostMemory = 512;
/** Milliseconds that a small call may wait while a list is read. */
const longestWait = 500;
/** Milliseconds between two readings of the memory, and between two small calls. */
const [readEvery, callEvery] = [50, 20];
/** Days; the longest range that a list accepts. */
const widestRange = 92;
const password = 'Ziba@1405';
const say = (line = '') => console.log(line);

const kept = process.env.DATA;
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
const dataDir = path.join(folder, 'large');
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  SEED: 'demo',
  DEMO_IN_PRODUCTION: 'yes',
  SESSION_SECRET: 'a secret of the bench, long enough to be one',
  DATA_DIR: dataDir,
};

function fill(program) {
  if (existsSync(dataDir)) return;
  say(`filling a clinic with ${largest} appointments`);
  const { status } = spawnSync(process.execPath, [program, '--appointments', String(largest)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the clinic could not be filled');
}

async function signIn(api, username, secret = password) {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
  return (await response.json()).token;
}

const dayAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const starts = ['from', 'start'];
const ends = ['to', 'end', 'until'];

/** The widest value of a filter; undefined when the filter is left out. */
function widestOf({ name, schema = {} }) {
  if (starts.includes(name)) return dayAgo(widestRange);
  if (ends.includes(name)) return dayAgo(0);
  if (name === 'limit') return String(schema.maximum ?? 500);
  if (name === 'date') return dayAgo(0);
  if (name === 'doctor_id' || name === 'id') return '3';
  return undefined;
}

/** All lists: the GET routes whose answer has `meta`. */
function listsOf({ paths }) {
  return Object.entries(paths).flatMap(([address, { get }]) => {
    const answer = get?.responses?.[200]?.content?.['application/json']?.schema;
    if (!answer?.properties?.meta) return [];
    return [{ address, parameters: (get.parameters ?? []).filter((one) => one.in === 'query') }];
  });
}

async function get(url, token) {
  const began = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  const { status } = response;
  return { status, body, bytes: body.length, time: performance.now() - began };
}

/** Asks for a list; when it refuses some of the filters, asks again without them. */
async function ask(api, { address, parameters }, token) {
  const url = `${api}${address.replace(/^\/api/, '').replace(/\{\w+\}/g, '1')}`;
  const filters = parameters.flatMap((one) => {
    const value = widestOf(one);
    return value === undefined ? [] : [[one.name, value]];
  });
  const answer = await get(`${url}?${new URLSearchParams(filters)}`, token);
  if (answer.status !== 400) return answer;
  const { fields = {} } = JSON.parse(answer.body);
  const left = filters.filter(([name]) => !(name in fields));
  return get(`${url}?${new URLSearchParams(left)}`, token);
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Calls `call` again and again, with a pause of `every` ms between; `stop` resolves with all results. */
function repeat(every, call) {
  let isOver = false;
  const times = [];
  const run = async () => {
    while (!isOver) {
      times.push(await call());
      await pause(every);
    }
    return times;
  };
  const running = run();
  return {
    times,
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

let server;
let missed = 0;
function verdict(what, value, most, unit) {
  const mark = value <= most ? '✓' : '✗';
  if (mark === '✗') missed += 1;
  say(`  ${mark} ${what.padEnd(60)} ${value.toFixed(0)} ${unit} (at most ${most})`);
}

try {
  fill(await bundleSeed());
  server = await startNode(await bundleServer(), environment);
  const { port, pid } = server;
  const { superuser } = await fromSource();
  const connection = { host: path.join(dataDir, 'socket'), user: superuser, database: 'ziba' };
  await addPayments(connection, largest);
  const api = `http://127.0.0.1:${port}/api`;
  const token = await signIn(api, 'mina');
  const admin =
    process.env.ADMIN_PASSWORD && (await signIn(api, 'admin', process.env.ADMIN_PASSWORD));
  const lists = listsOf(JSON.parse((await get(`${api}/openapi.json`)).body));

  const memory = repeat(readEvery, async () => memoryOf(pid));
  const smallCalls = repeat(callEvery, async () => (await get(`${api}/auth/me`, token)).time);
  const seen = [];
  for (const list of lists) {
    const before = smallCalls.times.length;
    let answer = await ask(api, list, token);
    if (answer.status === 403 && admin) answer = await ask(api, list, admin);
    // The call that waited longest may not have ended yet.
    await pause(callEvery * 2);
    const waited = Math.max(0, ...smallCalls.times.slice(before));
    seen.push({ ...list, ...answer, waited });
  }
  const small = (await smallCalls.stop()).sort((one, other) => one - other);
  const most = Math.max(...(await memory.stop()));

  say(
    `${seen.length} lists, each once; ${seen.filter(({ status }) => status === 200).length} answered 200`,
  );
  for (const { address, status, time, bytes, waited } of seen.toSorted((a, b) => b.time - a.time)) {
    const wait = `a small call waited ${waited.toFixed(0)} ms`;
    say(
      `    ${address.padEnd(52)} ${String(status).padEnd(5)} ${`${time.toFixed(0)} ms`.padEnd(10)} ${`${(bytes / 1024).toFixed(0)} kB`.padEnd(10)} ${wait}`,
    );
  }
  verdict('the most memory of the server', most, mostMemory, 'MiB');
  const [half, most99] = [0.5, 0.99].map((part) => quantile(small, part).toFixed(0));
  say(`    a small call beside them: median ${half} ms, 99 of 100 ${most99} ms`);
  verdict('the longest wait of a small call', small.at(-1), longestWait, 'ms');
  const failed = seen.filter(({ status }) => status >= 500);
  verdict('lists that failed', failed.length, 0, failed.map(({ address }) => address).join(', '));
} finally {
  // Stopped, not killed: a killed database would have to recover at its next start.
  await server?.stop();
  stopAll();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
