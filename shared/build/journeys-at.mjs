// Runs all journeys once for each named time, because they must pass at any hour of any day.
//   node shared/build/journeys-at.mjs              all times below
//   node shared/build/journeys-at.mjs friday busy  some of them
import { Worker } from 'node:worker_threads';
import { command } from './lib/command.mjs';
import { journeys } from './lib/stages.mjs';
import { say, UsageProblem } from './lib/terminal.mjs';

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

async function runAt(name) {
  const { clock, busy } = runs[name];
  const start = performance.now();
  const stop = busy ? keepOneCoreBusy() : () => undefined;
  const { passed, failed, output } = await journeys.work({ JOURNEY_CLOCK: clock });
  await stop();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  say(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) say(`\n${output.trim()}\n`);
  return failed;
}

await command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in runs));
  if (unknown.length > 0) {
    throw new UsageProblem(
      `There is no ${unknown.join(', ')}. Use: ${Object.keys(runs).join(', ')}`,
    );
  }
  let failures = 0;
  for (const name of names.length > 0 ? names : Object.keys(runs)) failures += await runAt(name);
  process.exitCode = failures === 0 ? 0 : 1;
});
