import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endMarkedProcesses, markVariable } from './marked-processes.mjs';

/** A folder in memory if there is room for the databases of a run, so that its servers do not wait for a disk. */
function temporaryFolder() {
  const memory = '/dev/shm';
  const enough = 4 * 1024 ** 3;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Begins a test run: `environment` is for all that it starts, `folder` for their temporary files. `end` kills what
 * still runs, resolves to it as `{ pid, command }`, and deletes the folder. A guard does the same when this process is
 * killed. `part` is a part of the run that can be ended without the others.
 */
export function beginTestRun() {
  const mark = `${process.env[markVariable] ?? ''}/${randomUUID()}`;
  const folder = mkdtempSync(path.join(temporaryFolder(), 'ziba-run-'));
  // Some tests run a server as another user, with a folder of its own in here.
  chmodSync(folder, 0o711);
  const script = fileURLToPath(new URL('guard.mjs', import.meta.url));
  const guard = spawn(process.execPath, [script, mark, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not of an outer run either: it must outlive what it ends.
    env: { ...process.env, [markVariable]: undefined },
  });
  guard.unref();
  guard.stdin.unref();
  const marked = (own) => ({
    environment: { ...process.env, [markVariable]: own, TMPDIR: folder },
    endProcesses: () => endMarkedProcesses(own),
  });
  return {
    folder,
    ...marked(mark),
    part: (name) => marked(`${mark}/${name}`),
    async end() {
      const left = await endMarkedProcesses(mark);
      rmSync(folder, { recursive: true, force: true });
      guard.stdin.end();
      return left;
    },
  };
}
