import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import * as stages from './lib/stages.mjs';
import { say } from './lib/terminal.mjs';

const withoutBrowser = process.argv.includes('--without-browser');
const start = performance.now();
const total = { passed: 0, failed: 0 };

const since = (moment) => `${((performance.now() - moment) / 1000).toFixed(0)} s`;

function report(name, { passed, failed, output }, moment) {
  total.passed += passed;
  total.failed += failed;
  const mark = failed === 0 ? '✓' : '✗';
  say(`  ${mark} ${name}: ${passed} passed, ${failed} failed (${since(moment)})`);
  if (failed > 0) say(`\n${output.trim()}\n`);
}

/** Runs stages one after another; a failure is reported and the next stage runs all the same. */
async function inTurn(...list) {
  for (const { name, work } of list) {
    const moment = performance.now();
    const failure = (error) => ({ passed: 0, failed: 1, output: error.stack });
    report(name, await work().catch(failure), moment);
  }
}

await command(async () => {
  await ensureInstalled();
  say(withoutBrowser ? 'Checking, browser excepted' : 'Testing');
  const { format, lint, types, tools, unit, api, build, sizes, commands, journeys } = stages;
  // Two lanes for two cores; only the journeys want the machine for themselves.
  await Promise.all([
    inTurn(types, lint, format, ...(withoutBrowser ? [] : [build, sizes]), commands),
    inTurn(tools, unit, api),
  ]);
  if (!withoutBrowser) await inTurn(journeys);
  say(`  in ${since(start)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
