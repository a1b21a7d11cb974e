import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { bundleServer } from './from-source.mjs';
import { quantile } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:hostile`: whether uploads and consents that are made to cost much hold anybody up. It measures
 * signing in and booking in a quiet clinic, and again while pictures of a few kilobytes that unpack to 50 megapixels
 * and consents whose text is one word of 10,000 letters arrive all at once. UPLOADS and CONSENTS set how many;
 * LIMIT_MIB and SLOWER the bars.
 */

const uploads = Number(process.env.UPLOADS ?? 40);
const consents = Number(process.env.CONSENTS ?? 10);
/** How much longer the median may take beside the load. */
const mostSlower = Number(process.env.SLOWER ?? 1.5);
/** Mebibytes that the server may have at any moment. */
const mostMemory = Number(process.env.LIMIT_MIB ?? 1024);
/** Samples of the quiet clinic. */
const quietRounds = 15;
/** Milliseconds between two samples, so that they do not become a load of their own. */
const between = 150;
const side = 7_070;
const password = 'Ziba@1405';
const say = (line = '') => console.log(line);

const folder = mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  SEED: 'demo',
  DEMO_IN_PRODUCTION: 'yes',
  SESSION_SECRET: 'a secret of the bench, long enough to be one',
  DATA_DIR: path.join(folder, 'data'),
};

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
const dayAhead = (days) => calendar.format(new Date(Date.now() + days * 86_400_000));
const median = (times) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
const longest = (times) => Math.max(...times);

/** Makes calls as a user; a refusal of a call that must succeed ends the bench. */
function callerOf(api, token) {
  const ask = async (method, address, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${api}${address}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const must = async (...call) => {
    const answer = await ask(...call);
    if (answer.status >= 400) throw new Error(`${call[1]}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return { ask, must };
}

const signIn = (api) => callerOf(api).must('POST', '/auth/login', { username: 'mina', password });

/** Free times of a doctor, from the day after tomorrow. */
async function freeTimes({ must }, doctorId, count) {
  const times = [];
  for (let day = 2; times.length < count && day < 60; day += 1) {
    const date = dayAhead(day);
    const { data } = await must(
      'GET',
      `/schedule/doctor-availability?doctor_id=${doctorId}&date=${date}`,
    );
    // Every second one, because a visit may be longer than the distance of two starts.
    const free = data.filter(({ state }) => state === 'free');
    times.push(...free.filter((_, index) => index % 4 === 0).map(({ start }) => start));
  }
  return times;
}

/** Signs in and books once; how long each took, in milliseconds. */
async function sample(api, { must }, booking) {
  const began = performance.now();
  await signIn(api);
  const signed = performance.now();
  await must('POST', '/appointments', booking);
  return { signIn: signed - began, booking: performance.now() - signed };
}

async function hostilePicture() {
  const create = { width: side, height: side, channels: 3, background: '#aa3366' };
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

function upload({ ask }, picture) {
  const form = new FormData();
  form.append('path', 'patients');
  form.append('file', new File([picture], 'a.png'));
  return ask('POST', '/files/upload', form);
}

async function hostileConsents({ ask, must }, patientId) {
  const template = { title: 'رضایت‌نامه', body: 'ب'.repeat(10_000), service_ids: [] };
  const { id, text_id } = await must('POST', '/consentTemplates', template);
  const signed = {
    ...{ template_id: id, text_id, signer: 'self', signer_name: 'سارا رضایی' },
    signature: { kind: 'typed', agreed: true },
  };
  return Array.from(
    { length: consents },
    () => () => ask('POST', `/patients/${patientId}/consents`, signed),
  );
}

const memoryOf = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

let missed = 0;
function verdict(what, value, most, unit) {
  const isMet = value <= most;
  if (!isMet) missed += 1;
  say(`  ${isMet ? '✓' : '✗'} ${what.padEnd(44)} ${value.toFixed(2)} ${unit} (at most ${most})`);
}

const countsOf = (answers) => {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
};

let server;
try {
  server = await startNode(await bundleServer(), environment);
  const { port, pid } = server;
  const api = `http://127.0.0.1:${port}/api`;
  const { token } = await signIn(api);
  const call = callerOf(api, token);
  const [doctor] = (await call.must('GET', '/users/doctors/1')).data;
  const { data: patients } = await call.must('GET', '/patients/pagination?limit=50');
  const times = await freeTimes(call, doctor.id, 120);
  const next = () => ({
    ...{ patient_id: patients[times.length % patients.length].id, doctor_id: doctor.id },
    ...{ package_type: 'visit', appointment_datetime: times.shift(), duration: 15 },
  });

  const round = () => sample(api, call, next());
  for (let warm = 0; warm < 3; warm += 1) await round();
  const quiet = [];
  for (let count = 0; count < quietRounds; count += 1) {
    quiet.push(await round());
    await pause(between);
  }

  const picture = await hostilePicture();
  say(`${uploads} uploads of ${(picture.length / 1024).toFixed(0)} kB, each ${side} × ${side}`);
  say(`${consents} consents of a word of 10,000 letters`);
  const began = performance.now();
  const consentCalls = await hostileConsents(call, patients[0].id);
  let isOver = false;
  const load = Promise.all([
    Promise.all(Array.from({ length: uploads }, () => upload(call, picture))),
    Promise.all(consentCalls.map((sign) => sign())),
  ]).finally(() => (isOver = true));
  const busy = [];
  while (!isOver && times.length > 0) {
    busy.push(await round());
    await pause(between);
  }
  const [uploaded, signed] = await load;
  say(`  all answered after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  say(`  uploads ${countsOf(uploaded)}, consents ${countsOf(signed)}`);

  for (const [name, what] of [
    ['signIn', 'signing in'],
    ['booking', 'booking'],
  ]) {
    const [alone, beside] = [quiet, busy].map((list) => list.map((one) => one[name]));
    say(
      `  ${what}: quiet ${median(alone).toFixed(0)} ms (longest ${longest(alone).toFixed(0)}), ` +
        `beside the load ${median(beside).toFixed(0)} ms (longest ${longest(beside).toFixed(0)}), ` +
        `${beside.length} samples`,
    );
    verdict(
      `${what}, times as long as in a quiet clinic`,
      median(beside) / median(alone),
      mostSlower,
      '×',
    );
  }
  verdict('the most memory of the server', memoryOf(pid), mostMemory, 'MiB');
  const failed = [...uploaded, ...signed].filter(({ status }) => status >= 500 && status !== 503);
  verdict('requests that failed', failed.length, 0, '');
} finally {
  await server?.stop();
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
