import { pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { demoAccounts } from './lib/demo-accounts.mjs';
import { readSettings, untilHealthy } from './lib/server.mjs';
import { say, step } from './lib/terminal.mjs';
import { at } from './lib/workspace.mjs';
import { publishFirst } from './publish.mjs';

const apiAlone = process.argv.includes('--api');

await command(async ({ onStop }) => {
  say(apiAlone ? 'Ziba: the server with what is built already' : 'Ziba');
  await ensureInstalled();
  await buildServer();
  const settings = await readSettings();
  if (!apiAlone) await buildFrontEnd();

  // The server runs in this very process: signals, failures and exit codes are its own.
  // Until it listens for signals, ours end the process.
  const before = process.listenerCount('SIGTERM');
  onStop((signal) => {
    if (process.listenerCount(signal) <= before) process.exit(1);
  });
  await step('Starting the server', async () => {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(at('mock-api/dist/server.mjs')).href);
    await untilHealthy(settings.address, { ended: () => process.exitCode > 0 });
  });
  if (!apiAlone) {
    await step('Publishing the sections that are new', () =>
      publishFirst({ address: settings.address, dataDir: settings.dataDir }),
    );
  }
  say(`\nZiba runs at ${settings.address}${apiAlone ? '/api' : ''} (Ctrl+C stops it)`);
  if (settings.seed === 'demo' && !settings.production) say(demoAccounts());
});
