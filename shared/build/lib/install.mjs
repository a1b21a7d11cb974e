import { existsSync, readFileSync } from 'node:fs';
import { start } from './processes.mjs';
import { Problem, step } from './terminal.mjs';
import { at } from './workspace.mjs';

const oldestNode = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Problem(
    `Ziba needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(at(file), 'utf8')).packages;

/**
 * Whether node_modules contains the packages of package-lock.json. npm writes its own list at the end of an install,
 * so an interrupted install counts as missing. Optional packages may be for other machines.
 */
function isInstalled() {
  if (!existsSync(at('node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') ||
      (link ? existsSync(at(path)) : installed[path]?.version === version || optional),
  );
}

function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? start(process.execPath, [npm, ...args])
    : start('npm', args, { shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Problem('npm was not found: install it with Node.')));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Problem('npm ci failed: see its message above, then run this again.')),
    );
  });
}

/** Throws for a Node that is too old; installs the packages when they differ from the lock file. */
export async function ensureInstalled() {
  checkNode();
  if (!isInstalled()) await step('Installing packages (npm ci)', npmCi);
}
