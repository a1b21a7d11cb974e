import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from '../workspace.mjs';

const greenFile = path.join(cacheFolder, 'last-green.json');

/** The lines that git prints; undefined where there is no repository, or git refuses. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** The commit that is checked out; whether files differ from it; its number among the commits up to it. */
export function readCommit() {
  const commit = git('rev-parse', 'HEAD')?.[0];
  return {
    commit,
    isChanged: (git('status', '--porcelain') ?? []).length > 0,
    turn: Number(git('rev-list', '--count', 'HEAD')?.[0] ?? 0),
  };
}

function lastGreen() {
  try {
    return JSON.parse(readFileSync(greenFile, 'utf8')).commit;
  } catch {
    return undefined; // No whole run was green here yet.
  }
}

/** Remembers the commit of a green run, to which the next run compares. */
export function rememberGreen(commit) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(greenFile, JSON.stringify({ commit }));
}

/** The commit of the last green run here and the top folders that differ from it; no folder where none is known. */
export function changesSinceGreen() {
  const since = lastGreen();
  const files = since && git('diff', '--name-only', since);
  if (!files) return { changed: [] };
  const added = git('ls-files', '--others', '--exclude-standard') ?? [];
  const folders = [...files, ...added].map((file) => file.split('/')[0]);
  return { since, changed: [...new Set(folders)] };
}
