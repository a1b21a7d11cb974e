import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from './from-source.mjs';
import { quantile, requestOf, saturate } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:registry`: how long a user with two sections waits for the boot plan, with 8, 32 and 128
 * sections registered. One caller asks a server for each size in short turns, so that a busy moment of the
 * machine hits all of them. ROUNDS (200) and SECONDS (0.05) of each.
 */

const rounds = Number(process.env.ROUNDS ?? 200);
const seconds = Number(process.env.SECONDS ?? 0.05);
const bar = 1.15;
const sizes = [8, 32, 128];
const say = (line = '') => console.log(line);

const sectionOf = (key, number) => ({
  area: 'clinic',
  key,
  title: `بخش ${number}`,
  prefix: `/clinic/${key}`,
  menu: { order: number, icon: 'sections' },
  screens: [{ path: '', title: `بخش ${number}`, needs: 'read' }],
  module: `./clinic-${key}`,
});

/** A release as the release command uploads it, with 12 files, as a small remote has. */
function releaseOf(remote, sections) {
  const texts = Array.from({ length: 12 }, (_, index) => [
    `${index}.js`,
    `/* ${remote} ${index} */`,
  ]);
  const hash = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const release = {
    remote,
    version: '1.0.0',
    contract: '^1.0',
    shares: [],
    sections,
    entry: '0.js',
    manifest: {
      name: `clinic_sec_${remote.replaceAll('-', '_')}`,
      exposes: sections.map(({ module }) => ({ path: module })),
    },
    preload: {},
    files: Object.fromEntries(texts.map(([name, text]) => [name, hash(text)])),
  };
  const contents = texts.map(([name, text]) => [name, Buffer.from(text).toString('base64')]);
  return { release, contents: Object.fromEntries(contents) };
}

async function send(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url} ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Digits as letters, for keys that must not hold digits. */
const word = (number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Starts a server with `size` sections, two of which the caller may use. */
async function serverWith(program, folder, size) {
  const dataDir = path.join(folder, String(size));
  const environment = {
    NODE_ENV: 'production',
    SEED: 'demo',
    DEMO_IN_PRODUCTION: 'yes',
    DATA_DIR: dataDir,
  };
  const secret = 'a secret of the bench, long enough to be one';
  const { port } = await startNode(program, { ...environment, SESSION_SECRET: secret });
  const api = `http://127.0.0.1:${port}/api`;
  const token = readFileSync(path.join(dataDir, 'publish-token'), 'utf8').trim();
  const own = ['inventory', 'services'].map(sectionOf);
  const strangers = Array.from({ length: size - own.length }, (_, index) => index);
  const uploads = [
    releaseOf('mfe-inventory', own),
    ...strangers.map((number) =>
      releaseOf(`mfe-stranger-${word(number)}`, [sectionOf(`stranger-${word(number)}`, number)]),
    ),
  ];
  for (const upload of uploads) await send(`${api}/registry/releases`, upload, token);
  const login = { username: 'storekeeper', password: 'Ziba@1405' };
  const { token: session, plan } = await send(`${api}/auth/login`, login);
  if (plan.sections.length !== own.length) throw new Error(`${plan.sections.length} sections seen`);
  const request = requestOf('/api/registry', session);
  return { size, target: { ports: [port], request, connections: 1 }, times: [] };
}

const folder = mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
try {
  const program = await bundleServer();
  const servers = [];
  for (const size of sizes) servers.push(await serverWith(program, folder, size));
  for (const { target } of servers) await saturate({ ...target, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, times } of servers) {
      times.push(...(await saturate({ ...target, seconds })).times);
    }
  }
  say(`boot plan of two sections, ${rounds} rounds of ${seconds} s in turn`);
  const [small, ...larger] = servers.map(({ size, times }) => {
    const sorted = Float64Array.from(times).sort();
    const [p50, p95] = [0.5, 0.95].map((part) => quantile(sorted, part));
    const label = `${String(size).padStart(3)} sections registered`;
    say(
      `    ${label}  p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  (${times.length} answers)`,
    );
    return { size, p95 };
  });
  for (const { size, p95 } of larger) {
    const ratio = p95 / small.p95;
    const isGood = ratio <= bar;
    if (!isGood) process.exitCode = 1;
    say(
      `  ${isGood ? '✓' : '✗'} p95 with ${size} against ${small.size}: ${ratio.toFixed(2)} (at most ${bar})`,
    );
  }
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}
