import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, root } from '../lib/workspace.mjs';

/** What a clone would not have, or what a test need not carry along. */
const leftOut = new Set(['node_modules', 'dist', 'var', '.cache', '.git', 'bench', 'docs', 'e2e']);

/**
 * The workspace once more, in a folder that a test may change: sources as they are, packages by links.
 * Answers its path; `remove` takes it away. It goes with this process, unless another one is to `keep` it.
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
  // A test that fails before its first line never says that it is over.
  if (!keep) process.once('exit', remove);
  return { folder, remove };
}
