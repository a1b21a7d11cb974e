import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { demoAccounts } from './lib/demo-accounts.mjs';
import { endChildren } from './lib/processes.mjs';
import { readSettings, untilHealthy } from './lib/server.mjs';
import { command, say, step } from './lib/terminal.mjs';
import { at } from './lib/workspace.mjs';
import { publish } from './publish.mjs';

const apiAlone = process.argv.includes('--api');

/** Until the server runs and minds its own signals, stopping means stopping the builds. */
function stopWhilePreparing() {
  const stop = (signal) => {
    endChildren(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => process.off('SIGINT', stop).off('SIGTERM', stop);
}

await command(async () => {
  say(apiAlone ? 'Ziba: the API alone' : 'Ziba');
  const prepared = stopWhilePreparing();
  await ensureInstalled();
  await buildServer();
  const settings = await readSettings();
  if (!apiAlone) await buildFrontEnd();
  prepared();

  // The server runs in this very process: signals, failures and exit codes are its own.
  await step('Starting the server', async () => {
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(at('mock-api/dist/server.mjs')).href);
    await untilHealthy(settings.address, { ended: () => process.exitCode > 0 });
  });
  if (!apiAlone) {
    await step('Publishing the sections', () =>
      publish({ address: settings.address, dataDir: settings.dataDir }),
    );
  }
  say(`\nZiba runs at ${settings.address}${apiAlone ? '/api' : ''} (Ctrl+C stops it)`);
  if (settings.seed === 'demo' && !settings.production) say(demoAccounts());
});
