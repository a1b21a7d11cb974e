import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { inParallel, mustRun, tool } from './processes.mjs';
import { step } from './terminal.mjs';
import { at, cacheFolder, remotes } from './workspace.mjs';

const stampOf = (name) => `${cacheFolder}/built/${name}`;
const productOf = (name) => at(name, 'dist', name === 'shell' ? 'index.html' : 'release.json');

function isBuilt(name, version) {
  if (!existsSync(productOf(name)) || !existsSync(stampOf(name))) return false;
  return readFileSync(stampOf(name), 'utf8') === version;
}

async function buildPackage(name, version) {
  await rm(stampOf(name), { force: true });
  await step(`Building ${name}`, () =>
    mustRun(process.execPath, tool('webpack/bin/webpack.js', '--mode', 'production'), {
      cwd: at(name),
    }),
  );
  await mkdir(`${cacheFolder}/built`, { recursive: true });
  await writeFile(stampOf(name), version);
}

/** Builds shell and remotes whose inputs changed since their last build, two at a time. */
export async function buildFrontEnd(names = ['shell', ...remotes()]) {
  const { inputsVersion } = await import('../inputs-version.mjs');
  const stale = names
    .map((name) => ({ name, version: inputsVersion(at(name)) }))
    .filter(({ name, version }) => !isBuilt(name, version));
  await inParallel(2, stale, ({ name, version }) => buildPackage(name, version));
}

/** How esbuild bundles the server (`mock-api/dist/server.mjs`) and its settings (`config.mjs`). */
export const serverBundle = {
  entryPoints: [at('mock-api/src/server.ts'), at('mock-api/src/config.ts')],
  outdir: at('mock-api/dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  // A package in name, but source in fact: it goes into the bundle.
  alias: { '@ziba/shared/contracts': at('shared/src/contracts') },
  sourcemap: 'linked',
  logLevel: 'error',
};

/** Bundles the server. It takes less than a second: not worth knowing whether anything changed. */
export async function buildServer() {
  const { build } = await import('esbuild');
  await build(serverBundle);
}
