import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, root } from '../lib/workspace.mjs';

/** Folders that a clone does not have or a test does not need. */
const leftOut = new Set(['node_modules', 'dist', 'var', '.cache', '.git', 'bench', 'docs', 'e2e']);

/**
 * A copy of the workspace in a folder that a test may change: sources are copied, packages are linked. Returns its
 * path; `remove` deletes it. It is also deleted when this process ends, unless `keep` is true.
 */
export function workspaceCopy({ keep = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ziba-workspace-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.basename(source)),
  });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@ziba'), { recursive: true });
  for (const name of readdirSync(at('node_modules'))) {
    if (name === '@ziba' || name === '.cache' || name.startsWith('.sections')) continue;
    symlinkSync(at('node_modules', name), path.join(packages, name));
  }
  for (const name of readdirSync(at('node_modules/@ziba'))) {
    symlinkSync(path.join('../..', name), path.join(packages, '@ziba', name));
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A test that fails early does not call `remove`.
  if (!keep) process.once('exit', remove);
  return { folder, remove };
}
