import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildWorkers, serverBundle } from '../lib/builds.mjs';
import { at } from '../lib/workspace.mjs';

const names = ['shared-database', 'hosted-server'];
const fileOf = (name) => at(`mock-api/.cache/${name}.mjs`);

/** Bundles the parts of the server that helpers of tests run. */
export async function bundleHelpers() {
  await buildWorkers();
  await build({
    ...serverBundle,
    entryPoints: Object.fromEntries(
      names.map((name) => [name, at(`mock-api/src/testing/${name}.ts`)]),
    ),
    outdir: path.dirname(fileOf('')),
  });
}

/** Loads one of them; it must have been bundled. */
export const loadHelper = (name) => import(pathToFileURL(fileOf(name)).href);
