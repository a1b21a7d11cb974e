import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer, fromSource } from './from-source.mjs';
import { growClinic } from './grown-clinic.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:reports`: every report in a clinic with 1,000,000 appointments and 500,000 payments of two years, and
 * in one with a hundredth of them, on the embedded database. It prints the median times of the usual range (30 days)
 * and of a whole year. DATA=<folder> keeps the two databases for the next run; LARGEST is the size.
 */

const largest = Number(process.env.LARGEST ?? 1_000_000);
const sizes = { small: largest / 100, large: largest };
const rounds = Number(process.env.ROUNDS ?? 5);
/** Milliseconds that a report may take. */
const longest = 2000;
/** How many times longer than in the small clinic a report may take, when it takes more than a blink. */
const ratio = 3;
const blink = 100;
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

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const dayAgo = (days) => calendar.format(new Date(Date.now() - days * 86_400_000));
const ranges = { month: '', year: `from=${dayAgo(365)}&to=${dayAgo(0)}` };

const inRange = [
  ...['day', 'method', 'doctor', 'service', 'target'].map((by) => `reports/income?by=${by}`),
  ...['day', 'doctor', 'service'].map((by) => `reports/appointments?by=${by}`),
  ...['patients', 'profit', 'staff-pay', 'devices', 'plans', 'consumption', 'sms'].map(
    (name) => `reports/${name}?`,
  ),
  'cash/days?limit=500&',
  'payments?limit=10&',
];
const ofNow = ['reports/debts', 'reports/payables', 'reports/stock', 'accounting/figures'];

/** The measured addresses: reports about days in both ranges, those of now once. */
const addresses = [
  ...Object.values(ranges).flatMap((days) =>
    inRange.map((address) => `${address}${/[?&]$/.test(address) ? '' : '&'}${days}`),
  ),
  ...ofNow,
];

/** Starts a server with a clinic of this size; resolves to what reads one of its addresses, in milliseconds. */
async function clinicOf(server, superuser, name) {
  const dataDir = path.join(folder, name);
  const isNew = !existsSync(dataDir);
  const { port } = await startNode(server, { ...environment, DATA_DIR: dataDir });
  if (isNew) {
    const began = performance.now();
    const host = path.join(dataDir, 'socket');
    await growClinic({ host, user: superuser, database: 'ziba' }, sizes[name]);
    say(`  ${sizes[name]} appointments in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  const api = `http://127.0.0.1:${port}/api`;
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mina', password: 'Ziba@1405' }),
  });
  const { token } = await login.json();
  return async (address) => {
    const began = performance.now();
    const answer = await fetch(`${api}/${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return performance.now() - began;
  };
}

let missed = 0;
try {
  const server = await bundleServer();
  const { superuser } = await fromSource();
  const clinics = {};
  for (const name of Object.keys(sizes)) clinics[name] = await clinicOf(server, superuser, name);
  say(`medians of ${rounds} calls, in turn: ${sizes.small} and ${sizes.large} appointments`);
  for (const address of addresses) {
    const seen = { small: [], large: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, read] of Object.entries(clinics)) {
        const time = await read(address);
        // The first call of each reads the disk.
        if (round > 0) seen[name].push(time);
      }
    }
    const [small, large] = [median(seen.small), median(seen.large)];
    const isGood = large <= longest && (large <= blink || large <= ratio * small);
    if (!isGood) missed += 1;
    const times = `${small.toFixed(0)} ms : ${large.toFixed(0)} ms`;
    say(`  ${isGood ? '✓' : '✗'} ${address.padEnd(62)} ${times}`);
  }
  say(
    `at most ${longest} ms, and above ${blink} ms at most ${ratio} times the small clinic's: ${missed} missed`,
  );
} finally {
  stopAll();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
