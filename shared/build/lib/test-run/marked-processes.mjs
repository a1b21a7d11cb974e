import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment variable by which the processes of a test run are found: all that they start inherit it. */
export const markVariable = 'ZIBA_TEST_RUN';

/** Whether this machine shows the environments of its processes, as Linux does. */
const canFind = existsSync('/proc/self/environ');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has ended meanwhile, or belongs to another user.
  }
};

/** The parent's id; 0 for a process that has ended and whose parent has not asked for its exit code yet. */
function parentOf(pid) {
  const [state, parent] = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return state && state !== 'Z' ? Number(parent) : 0;
}

/**
 * All processes that carry the mark, and their descendants: `{ pid, command }`. A program may overwrite its
 * environment, as PostgreSQL does; its parent still leads to it.
 */
export function markedProcesses(mark) {
  if (!canFind) return [];
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isMarked = (pid) => read(`/proc/${pid}/environ`).includes(`${markVariable}=${mark}`);
  const marked = new Set(
    [...parents.keys()].filter((pid) => parents.get(pid) > 0 && isMarked(pid)),
  );
  const belongs = (pid) => {
    for (let one = pid; one > 1; one = parents.get(one) ?? 0) if (marked.has(one)) return true;
    return false;
  };
  return [...parents.keys()]
    .filter((pid) => pid !== process.pid && parents.get(pid) > 0 && belongs(pid))
    .map((pid) => ({ pid, command: commandOf(pid) }));
}

const commandOf = (pid) =>
  read(`/proc/${pid}/cmdline`)
    .replace(/[\0\s]+/g, ' ')
    .trim()
    .slice(0, 120) || 'unknown';

/** Kills all processes that carry the mark, until none is left. Resolves to what it killed. */
export async function endMarkedProcesses(mark) {
  const killed = new Map();
  for (let round = 0; round < 100; round += 1) {
    const found = markedProcesses(mark);
    if (found.length === 0) break;
    for (const { pid, command } of found) {
      killed.set(pid, command);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await pause(50);
  }
  return [...killed].map(([pid, command]) => ({ pid, command }));
}
