import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleSeed, bundleServer } from './from-source.mjs';
import { requestOf, saturate } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:appointments`: the calls of the front desk, in a clinic with 1,000,000 appointments and in one
 * with 10,000, on the embedded database. Both are measured in turn with one caller; it prints the median
 * times and the median of the rounds' ratios. DATA=<folder> keeps the two databases for the next run (the
 * large one takes minutes to fill).
 */

const rounds = Number(process.env.ROUNDS ?? 9);
const seconds = Number(process.env.SECONDS ?? 1);
const bar = 1.5;
const sizes = { small: 10_000, large: Number(process.env.LARGEST ?? 1_000_000) };
const say = (line = '') => console.log(line);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const kept = process.env.DATA;
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  SEED: 'demo',
  DEMO_IN_PRODUCTION: 'yes',
  SESSION_SECRET: 'a secret of the bench, long enough to be one',
};

/** The folder of the database of this size; fills it when it does not exist yet. */
function filledFolder(program, name) {
  const dataDir = path.join(folder, name);
  if (existsSync(dataDir)) return dataDir;
  say(`  filling a clinic with ${sizes[name]} appointments`);
  const { status } = spawnSync(process.execPath, [program, '--appointments', String(sizes[name])], {
    env: { ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the clinic ${name} could not be filled`);
  return dataDir;
}

/** Signs a receptionist in and finds the doctor whose times are asked for. */
async function signIn(port) {
  const api = `http://127.0.0.1:${port}/api`;
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mina', password: 'Ziba@1405' }),
  });
  const { token } = await login.json();
  const doctors = await fetch(`${api}/users/doctors/1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [doctor] = (await doctors.json()).data;
  return { token, doctorId: doctor.id };
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const dayAhead = (days) => calendar.format(new Date(Date.now() + days * 86_400_000));

/** The measured addresses by what they show. */
function addressesFor({ doctorId }) {
  const today = dayAhead(0);
  const range = `start=${today}T00:00:00%2B03:30&end=${today}T23:59:00%2B03:30&id=0`;
  const times = `doctor_id=${doctorId}&date=${dayAhead(1)}`;
  return {
    "today's table": `/api/appointments/by-range?${range}`,
    'availability of a doctor': `/api/schedule/doctor-availability?${times}`,
    'the day board': `/api/schedule/board?from=${today}&to=${today}`,
    'figures of the dashboard': '/api/dashboard/figures',
    'days to come of the calendar': `/api/appointments/day-counts?from=${today}&to=${dayAhead(29)}`,
  };
}

/** Printed without a bar. */
const withoutBar = new Set(['figures of the dashboard', 'days to come of the calendar']);

let missed = 0;
try {
  const [server, seed] = [await bundleServer(), await bundleSeed()];
  const clinics = {};
  for (const name of Object.keys(sizes)) {
    const dataDir = filledFolder(seed, name);
    const { port } = await startNode(server, { ...environment, DATA_DIR: dataDir });
    const person = await signIn(port);
    clinics[name] = (address) => ({
      ports: [port],
      request: requestOf(address, person.token),
      connections: 1,
    });
    clinics.addresses = addressesFor(person);
  }
  say(`medians of one caller's wait, ${rounds} rounds of ${seconds} s in turn`);
  for (const [what, address] of Object.entries(clinics.addresses)) {
    const seen = { small: [], large: [] };
    for (const name of Object.keys(sizes)) await saturate({ ...clinics[name](address), seconds });
    for (let round = 0; round < rounds; round += 1) {
      for (const name of Object.keys(sizes)) {
        seen[name].push((await saturate({ ...clinics[name](address), seconds })).p50);
      }
    }
    const ratio = median(seen.large.map((time, round) => time / seen.small[round]));
    const mark = withoutBar.has(what) ? ' ' : ratio <= bar ? '✓' : '✗';
    if (mark === '✗') missed += 1;
    const times = `${median(seen.small).toFixed(2)} ms : ${median(seen.large).toFixed(2)} ms`;
    say(
      `  ${mark} ${what.padEnd(34)} ${times.padEnd(22)} ${ratio.toFixed(2)}${withoutBar.has(what) ? '' : ` (at most ${bar})`}`,
    );
  }
} finally {
  stopAll();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
