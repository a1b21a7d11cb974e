import { chromium } from 'playwright-core';
import { chromium as findChromium } from '../chromium.mjs';
import { buildFrontEnd, buildServer } from '../lib/builds.mjs';
import { command } from '../lib/command.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { say, step } from '../lib/terminal.mjs';
import { at } from '../lib/workspace.mjs';
import { openRegistry } from '../publish.mjs';
import { measureGrowth } from './delivery-growth.mjs';
import { measureMemory } from './delivery-memory.mjs';
import { measureSwaps } from './delivery-swaps.mjs';
import { serve } from './serve.mjs';

/*
 * `npm run bench:delivery`: how soon users see a release and a rollback; how much memory remains after 50 changes of
 * section and 10 live swaps; what 8, 32 and 128 registered sections cost a user who has two of them. RUNS (9)
 * swaps.
 */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--js-flags=--expose-gc',
];

await command(async () => {
  await ensureInstalled();
  const executablePath = await findChromium();
  await buildServer();
  await buildFrontEnd();
  const server = await serve(at('shell/dist'));
  const browser = await chromium.launch({ executablePath, args });
  const passed = [];
  try {
    const registry = await openRegistry(server);
    const given = { browser, registry, address: server.address };
    for (const [name, measure] of [
      ['A release is seen', measureSwaps],
      ['Memory', measureMemory],
      ['Growth', measureGrowth],
    ]) {
      const { good, lines } = await step(name, () => measure(given));
      lines.forEach((line) => say(`    ${line}`));
      passed.push(good);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  if (passed.includes(false)) process.exitCode = 1;
});
