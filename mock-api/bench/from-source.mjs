import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** Where the bench keeps what it builds and installs. */
export const cacheDir = path.join(packageDir, '.cache', 'bench');
const source = (file) => path.join(packageDir, 'src', file);

const shared = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  alias: {
    '@ziba/shared/contracts': path.join(packageDir, '..', 'shared', 'src', 'contracts'),
  },
  logLevel: 'error',
};

/** Bundles the server; returns the file that starts it. */
export async function bundleServer() {
  const outfile = path.join(packageDir, '.cache', 'bench-server.mjs');
  await build({ ...shared, entryPoints: [source('server.ts')], outfile });
  // Where the server looks for the program of its thread.
  const worker = path.join('modules', 'consents', 'consent-worker');
  const program = path.join(packageDir, 'dist', `${worker}.mjs`);
  await build({ ...shared, entryPoints: [source(`${worker}.ts`)], outfile: program });
  return outfile;
}

/** Bundles the command that fills a database; returns its file, which lies as deep in the package as its source. */
export async function bundleSeed() {
  const outfile = path.join(packageDir, '.cache', 'commands', 'bench-seed.mjs');
  await build({ ...shared, entryPoints: [source('commands/seed.ts')], outfile });
  return outfile;
}

/** Bundles and loads what the bench uses of the server's source: the list's SQL and how PostgreSQL is started. */
export async function fromSource() {
  const contents = [
    `export { productsTable } from './modules/products/products.queries.ts';`,
    `export { findBinaries } from './db/embedded/binaries.ts';`,
    `export { prepareCluster, clusterFolder, superuser } from './db/embedded/cluster.ts';`,
    `export { startProgram } from './db/embedded/process.ts';`,
    `export { valueTypes } from './db/value-types.ts';`,
  ].join('\n');
  await mkdir(cacheDir, { recursive: true });
  // Inside the package, so that Node finds its dependencies.
  const outfile = path.join(packageDir, '.cache', 'bench-source.mjs');
  const stdin = { contents, resolveDir: source(''), loader: 'ts' };
  await build({ ...shared, stdin, outfile });
  return { ...(await import(pathToFileURL(outfile).href)), packageDir };
}
