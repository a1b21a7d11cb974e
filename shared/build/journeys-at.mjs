// Runs the journeys once for each named time, because they must pass at any hour of any day.
//   node shared/build/journeys-at.mjs                   all times below
//   node shared/build/journeys-at.mjs friday busy-core  some of them
//   node shared/build/journeys-at.mjs --all friday      with all cases of the suites that rotate
import { Worker } from 'node:worker_threads';
import { command } from './lib/command.mjs';
import { journeys } from './lib/stages.mjs';
import { say, UsageProblem } from './lib/terminal.mjs';
import { readCommit } from './lib/test-run/changes.mjs';
import { readLimits } from './lib/test-run/limits.mjs';
import { beginTestRun } from './lib/test-run/test-run.mjs';
import { partVariable } from './rotation.mjs';

/** Tehran times, ISO 8601. */
const clocks = {
  'after-midnight': '2026-11-24T00:10:00+03:30',
  morning: '2026-11-24T10:30:00+03:30',
  'before-two': '2026-11-24T13:59:00+03:30',
  afternoon: '2026-11-24T16:30:00+03:30',
  'before-midnight': '2026-11-24T23:50:00+03:30',
  friday: '2026-11-27T10:30:00+03:30',
  'last-day-of-a-month': '2026-11-21T10:30:00+03:30',
  '29-esfand': '2027-03-20T10:30:00+03:30',
  '30-esfand': '2030-03-20T10:30:00+03:30',
};
const busyMorning = { clock: clocks.morning, busy: true };
const runs = {
  ...Object.fromEntries(Object.entries(clocks).map(([name, clock]) => [name, { clock }])),
  'busy-core': busyMorning,
  'busy-core-again': busyMorning,
};

/** Keeps one core busy until the returned function is called. */
function keepOneCoreBusy() {
  const worker = new Worker('for (;;);', { eval: true });
  return () => worker.terminate();
}

async function runAt(name, context) {
  const { clock, busy } = runs[name];
  const start = performance.now();
  const stop = busy ? keepOneCoreBusy() : () => undefined;
  const env = { ...context.env, JOURNEY_CLOCK: clock };
  const { passed, failed, failures } = await journeys.run({ ...context, env });
  await stop();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  say(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const { file, title, message } of failures) say(`\n${file} › ${title}\n${message}\n`);
  return failed;
}

await command(async () => {
  const words = process.argv.slice(2);
  const everything = words.includes('--all');
  const names = words.filter((word) => word !== '--all');
  const unknown = names.filter((name) => !(name in runs));
  if (unknown.length > 0) {
    throw new UsageProblem(
      `There is no ${unknown.join(', ')}. Use: ${Object.keys(runs).join(', ')}`,
    );
  }
  const run = beginTestRun();
  const part = everything ? {} : { [partVariable]: JSON.stringify({ turn: readCommit().turn }) };
  const limits = readLimits({ everything: true });
  const context = { run, limits, env: part, onFile: () => undefined };
  let failures = 0;
  for (const name of names.length > 0 ? names : Object.keys(runs)) {
    failures += await runAt(name, context);
  }
  await run.end();
  process.exitCode = failures === 0 ? 0 : 1;
});
