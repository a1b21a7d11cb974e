import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the workspace, without a separator at its end. */
export const root = path.resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** A path below the root. */
export const at = (...names) => path.join(root, ...names);

/** The folders of all remotes: every `mfe-*` with a webpack configuration. */
export function remotes() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(name, 'webpack.config.mjs')))
    .sort();
}

/** The folder for files that can be deleted at any time. */
export const cacheFolder = at('node_modules', '.cache', 'ziba');
