import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { buildFrontEnd, buildServer } from './lib/builds.mjs';
import { demoAccounts } from './lib/demo-accounts.mjs';
import { devServer } from './lib/dev-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { liveProxy } from './lib/live-proxy.mjs';
import { howToOverride, overrideServer } from './lib/override-server.mjs';
import { freePort, readSettings } from './lib/server.mjs';
import { say, step, UsageProblem } from './lib/terminal.mjs';
import { watchedFolder, watchedRelease, watchFrontEnd, watchServer } from './lib/watch.mjs';
import { remotes } from './lib/workspace.mjs';
import { openRegistry, publish } from './publish.mjs';

const help = `npm run dev                              the whole product; everything follows changes
npm run dev -w mfe-inventory             the whole product, in which this section follows changes
npm run dev -w mfe-inventory -- --override [--port 4100]
                                         this section alone, for a shell that runs elsewhere

A changed section is swapped into the open page without a reload; a half-filled form stays until it is saved.
Changes of the shell and of the server reload the page.`;

const options = {
  override: { type: 'boolean' },
  port: { type: 'string' },
  help: { type: 'boolean' },
};

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageProblem(error.message, help);
  }
}

/** `npm run dev -w mfe-x` runs in that folder; at the root everything is watched. */
function watchedPackages() {
  const here = path.basename(process.cwd());
  return remotes().includes(here) ? [here] : ['shell', ...remotes()];
}

/** `--override`: builds and serves one remote for a shell that runs elsewhere, until the command is stopped. */
async function serveAlone([name], port) {
  if (name === 'shell') throw new UsageProblem('Name the section: -w mfe-…', help);
  if (port !== undefined && !/^\d{2,5}$/.test(port)) throw new UsageProblem('--port is a number.');
  const served = overrideServer();
  let current;
  const follow = () => {
    current = watchedRelease(name);
    // The error of a failed release is sent to the browser that requests it.
    return current.then(
      ({ release }) => say(`    ${release.version}`),
      () => undefined,
    );
  };
  say(`Building and watching ${name}`);
  await watchFrontEnd([name], follow);
  const address = await served.listen(port, () => current);
  say(`\n${name} is at ${address} and follows your changes (Ctrl+C stops it)`);
  say(howToOverride({ remote: name, address }));
  await new Promise(() => undefined);
}

await command(async ({ onStop }) => {
  const { help: isHelp, override, port: chosenPort } = readArguments();
  if (isHelp) return say(help);
  await ensureInstalled();
  const watched = watchedPackages();
  if (override) return serveAlone(watched, chosenPort);
  const isWhole = watched.includes('shell');
  const built = ['shell', ...remotes()].filter((name) => !watched.includes(name));

  await buildServer();
  const settings = await readSettings();
  await buildFrontEnd(built);

  const port = await freePort();
  const upstream = { address: `http://127.0.0.1:${port}`, dataDir: settings.dataDir };
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    ...(isWhole && { SHELL_DIR: watchedFolder('shell') }),
  };
  const server = devServer({ address: upstream.address, env });
  const proxy = liveProxy({ ...settings, target: { host: '127.0.0.1', port } });
  onStop(async () => {
    await server.stop();
    // The watchers of webpack would keep the process alive.
    process.exit(0);
  });

  const publishWatched = (name) =>
    server.use(async () => {
      const registry = await openRegistry(upstream);
      await registry.publish(await watchedRelease(name));
    });
  const restart = () => step('Restarting the server', () => server.restart());

  let isRunning = false;
  /** Shows a change in the open pages. Prints a failure; the next change may fix it. */
  const show = async (change, then) => {
    if (!isRunning) return;
    await change().then(then, ({ message }) => say(message));
  };
  // Open pages swap a published section by themselves, because the server tells them.
  const follow = (name) =>
    name === 'shell' ? show(restart, proxy.reload) : show(() => publishWatched(name));

  say(`Building and watching ${watched.join(', ')}`);
  await watchFrontEnd(watched, follow);
  await step('Starting the server', () => server.restart());
  await publish({ ...upstream, names: built.filter((name) => name !== 'shell') });
  for (const name of watched) if (name !== 'shell') await publishWatched(name);
  if (isWhole) await watchServer(() => show(restart, proxy.reload));
  isRunning = true;
  await proxy.listen();
  say(`\nZiba runs at ${settings.address} and follows your changes (Ctrl+C stops it)`);
  if (settings.seed === 'demo') say(demoAccounts());
  return undefined;
});
