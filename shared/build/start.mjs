import { pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { demoAccounts } from './lib/demo-accounts.mjs';
import { readSettings, untilHealthy } from './lib/server.mjs';
import { say, step } from './lib/terminal.mjs';
import { at } from './lib/workspace.mjs';
import { publishFirst } from './publish.mjs';

const isApiOnly = process.argv.includes('--api');

await command(async ({ onStop }) => {
  say(isApiOnly ? 'Ziba: the server with what is built already' : 'Ziba');
  await ensureInstalled();
  await buildServer();
  const settings = await readSettings();
  if (!isApiOnly) await buildFrontEnd();

  // The server runs in this process and handles signals, failures and exit codes itself. Until it listens for
  // signals, the handler below ends the process.
  const before = process.listenerCount('SIGTERM');
  onStop((signal) => {
    if (process.listenerCount(signal) <= before) process.exit(1);
  });
  await step('Starting the server', async () => {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(at('mock-api/dist/server.mjs')).href);
    await untilHealthy(settings.address, { ended: () => process.exitCode > 0 });
  });
  if (!isApiOnly) {
    await step('Publishing the sections that are new', () =>
      publishFirst({ address: settings.address, dataDir: settings.dataDir }),
    );
  }
  say(`\nZiba runs at ${settings.address}${isApiOnly ? '/api' : ''} (Ctrl+C stops it)`);
  if (settings.seed === 'demo' && !settings.production) say(demoAccounts());
});
