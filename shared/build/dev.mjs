import path from 'node:path';
import { command } from './lib/command.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { demoAccounts } from './lib/demo-accounts.mjs';
import { devServer } from './lib/dev-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { liveProxy } from './lib/live-proxy.mjs';
import { freePort, readSettings } from './lib/server.mjs';
import { say, step } from './lib/terminal.mjs';
import { watchedFolder, watchedRelease, watchFrontEnd, watchServer } from './lib/watch.mjs';
import { remotes } from './lib/workspace.mjs';
import { openRegistry, publish } from './publish.mjs';

/** `npm run dev -w mfe-x` runs in that folder; at the root everything is watched. */
function watchedPackages() {
  const here = path.basename(process.cwd());
  return remotes().includes(here) ? [here] : ['shell', ...remotes()];
}

await command(async ({ onStop }) => {
  await ensureInstalled();
  const watched = watchedPackages();
  const whole = watched.includes('shell');
  const built = ['shell', ...remotes()].filter((name) => !watched.includes(name));

  await buildServer();
  const settings = await readSettings();
  await buildFrontEnd(built);

  const port = await freePort();
  const behind = { address: `http://127.0.0.1:${port}`, dataDir: settings.dataDir };
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    ...(whole && { SHELL_DIR: watchedFolder('shell') }),
  };
  const server = devServer({ address: behind.address, env });
  const proxy = liveProxy({ ...settings, target: { host: '127.0.0.1', port } });
  onStop(async () => {
    await server.stop();
    process.exit(0);
  });

  const publishWatched = (name) =>
    server.use(async () => {
      const registry = await openRegistry(behind);
      await registry.publish(await watchedRelease(name));
    });
  const restart = () => step('Restarting the server', () => server.restart());

  let running = false;
  /** Makes a change visible. What goes wrong is said; the next change may put it right. */
  const show = async (change) => {
    if (!running) return;
    await change().then(proxy.reload, ({ message }) => say(message));
  };
  const follow = (name) => show(name === 'shell' ? restart : () => publishWatched(name));

  say(`Building and watching ${watched.join(', ')}`);
  await watchFrontEnd(watched, follow);
  await step('Starting the server', () => server.restart());
  await publish({ ...behind, names: built.filter((name) => name !== 'shell') });
  for (const name of watched) if (name !== 'shell') await publishWatched(name);
  if (whole) await watchServer(() => show(restart));
  running = true;
  await proxy.listen();
  say(`\nZiba runs at ${settings.address} and follows your changes (Ctrl+C stops it)`);
  if (settings.seed === 'demo') say(demoAccounts());
});
