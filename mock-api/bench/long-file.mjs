import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { bundleServer, fromSource } from './from-source.mjs';
import { connection, requestOf } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:file`: how soon the answers are there that a patient's file needs for its first content: the
 * patient, then all others at once. A patient with 2,000 appointments, 300 plans and 500 pictures is measured in
 * turn with one who has nothing, on the embedded database; it prints the median times and the median of the
 * rounds' ratios.
 */

const rounds = Number(process.env.ROUNDS ?? 200);
const warmUp = 20;
const bar = 1.5;
const say = (line = '') => console.log(line);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const dataDir = mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));

/** Fills the two files; returns the ids of the patients. */
async function fill(client) {
  await client.query(readFileSync(new URL('long-file.sql', import.meta.url), 'utf8'));
  await client.query('vacuum analyze');
  const { rows } = await client.query(`select m.kind, m.id,
      (select count(*)::int from appointments where patient_id = m.id) as appointments,
      (select count(*)::int from treatment_plans where patient_id = m.id) as plans,
      (select count(*)::int from photos f join photo_sets s on s.id = f.photo_set_id
        where s.patient_id = m.id) as pictures
    from made m`);
  for (const { kind, appointments, plans, pictures } of rows) {
    say(`  ${kind}: ${appointments} appointments, ${plans} plans, ${pictures} pictures`);
  }
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, id]));
}

async function signIn(port) {
  const login = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mina', password: 'Ziba@1405' }),
  });
  return (await login.json()).token;
}

/** What the screen asks for: first the patient, then the rest of its first tab. */
const addressesOf = (id) => [
  `/api/patients/${id}`,
  `/api/patients/${id}/alerts`,
  `/api/patients/${id}/summary`,
  `/api/patients/${id}/bookings`,
  `/api/appointments?page=1&limit=5&patient_id=${id}`,
  `/api/treatmentPlans?page=1&limit=5&patient_id=${id}&sessions=none`,
];

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The calls of a file, each alone, and last its whole first content. */
function callsOf(port, token, id) {
  const calls = addressesOf(id).map((address) => {
    const { ask, close } = connection({ port, request: requestOf(address, token) });
    return { what: address.replace(String(id), '{id}'), ask, close };
  });
  const [patient, ...others] = calls;
  const whole = async () => {
    await patient.ask();
    await Promise.all(others.map(({ ask }) => ask()));
  };
  return [...calls, { what: 'first content', ask: whole, close: () => {} }];
}

let ratio = NaN;
let server;
try {
  server = await startNode(await bundleServer(), {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SEED: 'demo',
    DEMO_IN_PRODUCTION: 'yes',
    SESSION_SECRET: 'a secret of the bench, long enough to be one',
    DATA_DIR: dataDir,
  });
  const { port } = server;
  const { superuser } = await fromSource();
  const socket = { host: path.join(dataDir, 'socket'), user: superuser, database: 'ziba' };
  const client = new pg.Client(socket);
  await client.connect();
  const ids = await fill(client).finally(() => client.end());
  const token = await signIn(port);
  const [long, empty] = [ids.long, ids.empty].map((id) => callsOf(port, token, id));
  say(`medians of ${rounds} rounds in turn: empty file, long file, ratio`);
  for (const [index, { what, ask }] of long.entries()) {
    const seen = { empty: [], long: [] };
    for (let round = 0; round < rounds + warmUp; round += 1) {
      const times = { empty: await timed(empty[index].ask), long: await timed(ask) };
      if (round >= warmUp) for (const kind of ['empty', 'long']) seen[kind].push(times[kind]);
    }
    ratio = median(seen.long.map((time, round) => time / seen.empty[round]));
    const times = `${median(seen.empty).toFixed(2)} ms : ${median(seen.long).toFixed(2)} ms`;
    say(`    ${what.padEnd(66)} ${times.padEnd(20)} ${ratio.toFixed(2)}`);
  }
  for (const { close } of [...long, ...empty]) close();
  say(`  ${ratio <= bar ? '✓' : '✗'} first content: ${ratio.toFixed(2)} times (at most ${bar})`);
} finally {
  // Stopped, not killed, so that the database ends before its folder goes.
  await server?.stop();
  stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = ratio <= bar ? 0 : 1;
