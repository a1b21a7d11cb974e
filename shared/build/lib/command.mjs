import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { endChildren } from './processes.mjs';
import { Problem } from './terminal.mjs';

const signals = ['SIGINT', 'SIGTERM'];

/** The processes that started this one: npm's shell and, on Linux, npm itself. */
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid); // Not Linux: only the parent is known.
  }
}

/** Ends this process when npm has ended: npm does not forward every signal, and none when it is killed. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
  // A second signal would tell the server not to wait for running requests.
  for (const signal of signals) process.once(signal, () => clearInterval(watch));
}

/**
 * Runs a command. A Problem ends it with its message and exit code; a signal also ends its child processes. `main`
 * gets `onStop(work)`, which replaces what happens on a signal.
 */
export async function command(main) {
  let stop = (signal) => {
    endChildren();
    process.exit(128 + constants.signals[signal]);
  };
  const handle = (signal) => stop(signal);
  for (const signal of signals) process.on(signal, handle);
  const onStop = (work) => {
    stop = work;
  };
  endWithNpm();
  try {
    await main({ onStop });
  } catch (error) {
    const isProblem = error instanceof Problem;
    const lines = isProblem ? [error.message, error.help].filter(Boolean) : [error.stack];
    process.stderr.write(`\n${lines.join('\n\n')}\n`);
    process.exitCode = isProblem ? error.exitCode : 1;
  }
}
