import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inParallel, mustRun, tool } from './processes.mjs';
import { Problem, step } from './terminal.mjs';
import { at, remotes } from './workspace.mjs';

/** Whether there is a production build of these inputs; a watching build has no compressed files. */
function isBuilt(name, version) {
  const file = at(name, 'dist/release.json');
  if (!existsSync(file)) return false;
  const release = JSON.parse(readFileSync(file, 'utf8'));
  const isCompressed = readdirSync(at(name, 'dist')).some((built) => built.endsWith('.br'));
  return release.version === version && isCompressed;
}

const buildPackage = (name) =>
  step(`Building ${name}`, () =>
    mustRun(process.execPath, tool('webpack/bin/webpack.js', '--mode', 'production'), {
      cwd: at(name),
    }),
  );

/** Builds shell and remotes whose inputs changed since their last build, two at a time. */
export async function buildFrontEnd(names = ['shell', ...remotes()]) {
  const { inputsVersion } = await import('../inputs-version.mjs');
  const stale = names.filter((name) => !isBuilt(name, inputsVersion(at(name))));
  await inParallel(2, stale, buildPackage);
}

/** How esbuild bundles the server (`mock-api/dist/server.mjs`), its settings and its commands. */
export const serverBundle = {
  entryPoints: [
    'server',
    'config',
    'commands/backup',
    'commands/restore',
    'commands/seed',
    'commands/check-data',
    // The program of a thread; the server starts it from this folder.
    'modules/consents/consent-worker',
  ].map((name) => at(`mock-api/src/${name}.ts`)),
  outdir: at('mock-api/dist'),
  outbase: at('mock-api/src'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  // Imported like a package, but it is source code and must be bundled.
  alias: { '@ziba/shared/contracts': at('shared/src/contracts') },
  sourcemap: 'linked',
  logLevel: 'silent',
};

/** Bundles what the server starts in threads of their own. */
export async function buildWorkers() {
  const { build } = await import('esbuild');
  const entryPoints = serverBundle.entryPoints.filter((file) => file.endsWith('-worker.ts'));
  await build({ ...serverBundle, entryPoints });
}

/** Bundles the server. It takes less than a second, so it is done even when nothing changed. */
export async function buildServer() {
  const { build } = await import('esbuild');
  await build(serverBundle).catch((error) => {
    throw new Problem(error.message);
  });
}
