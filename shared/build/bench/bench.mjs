import { chromium } from '../chromium.mjs';
import { command } from '../lib/command.mjs';
import { buildFrontEnd, buildServer } from '../lib/builds.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { say, step } from '../lib/terminal.mjs';
import { at } from '../lib/workspace.mjs';
import { serve } from './serve.mjs';

const runs = Number(process.env.RUNS ?? 9);
/** The greatest allowed ratio to the ordinary bundle, by measure; the first paint is only printed. */
const bars = { 'usable login': 0.5, 'login painted': Infinity };
const otherwise = 1.15;

function table(results) {
  const lines = [];
  for (const [circumstance, measures] of Object.entries(results)) {
    lines.push('', `${circumstance} (median of ${runs})`);
    for (const [name, { federated, ordinary }] of Object.entries(measures)) {
      const ratio = federated / ordinary;
      const most = bars[name] ?? otherwise;
      const mark = ratio <= most ? '✓' : '✗';
      const times = `${federated.toFixed(0)} ms : ${ordinary.toFixed(0)} ms`;
      const bar = most === Infinity ? '' : `(at most ${most})`;
      lines.push(`  ${mark} ${name.padEnd(26)}${times.padEnd(22)}${ratio.toFixed(2)} ${bar}`);
    }
  }
  return lines.join('\n');
}

await command(async () => {
  await ensureInstalled();
  const executablePath = await chromium();
  const { buildMonolith } = await import('./monolith.mjs');
  const { measure } = await import('./measure.mjs');
  await buildServer();
  await buildFrontEnd();
  const monolith = await step('Building the same code as one ordinary bundle', buildMonolith);
  const servers = [];
  try {
    for (const folder of [at('shell/dist'), monolith]) servers.push(await serve(folder));
    const [federated, ordinary] = servers.map(({ address }) => address);
    const variants = { federated, ordinary };
    say('Federated against ordinary, empty cache');
    say(table(await measure({ executablePath, variants, runs, say })));
  } finally {
    for (const server of servers) await server.stop();
  }
});
