import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/workspace.mjs';

/** Files that are never bundled. */
const notBundled = /\.(test\.tsx?|md)$/;

function filesBelow(address) {
  if (!statSync(address).isDirectory()) return [address];
  return readdirSync(address)
    .sort()
    .flatMap((name) => filesBelow(path.join(address, name)))
    .filter((file) => !notBundled.test(file));
}

const presets = {
  shell: [
    'webpack-common.mjs',
    'webpack-shell.mjs',
    'shell-chunks.mjs',
    'inputs-version.mjs',
    'provided-shares.mjs',
    'release-plugin.mjs',
    'plain-styles.cjs',
    'pure-contracts.cjs',
    'stubs',
  ],
  remote: [
    'webpack-common.mjs',
    'webpack-remote.mjs',
    'remote',
    'inputs-version.mjs',
    'release-plugin.mjs',
    'describe-sections.mjs',
    'shared-modules.mjs',
    'plain-styles.cjs',
    'pure-contracts.cjs',
  ],
};
/** Remotes bundle the contracts only; the shell bundles all of `shared`. */
const sources = {
  shell: ['shared/src'],
  remote: ['shared/src/contracts', 'shared/src/section/define-section.ts'],
};

function inputsOf(folder) {
  const kind = path.basename(folder) === 'shell' ? 'shell' : 'remote';
  const own = ['src', 'package.json', 'webpack.config.mjs'].map((name) => path.join(folder, name));
  const built = presets[kind].map((name) => path.join('shared', 'build', name));
  const others = [...sources[kind], ...built, 'package-lock.json'];
  return [...own, ...others.map((name) => path.join(root, name))].filter(existsSync);
}

/**
 * The version of a build of this folder: the package's version and 12 hex digits of a hash of all its inputs. The
 * same inputs give the same version on every machine.
 */
export function inputsVersion(folder) {
  const hash = createHash('sha256');
  for (const file of new Set(inputsOf(folder).flatMap(filesBelow))) {
    hash.update(path.relative(root, file).split(path.sep).join('/')).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
