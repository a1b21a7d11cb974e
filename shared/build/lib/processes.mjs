import { spawn } from 'node:child_process';
import { Problem } from './terminal.mjs';
import { at, root } from './workspace.mjs';

const running = new Set();

/** Ends every child process that still runs, before the command stops. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** Starts a program without a shell, so that paths may contain spaces. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a program to its end; returns `{ code, output }` with everything that it printed. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    child.stdout.on('data', (part) => printed.push(part));
    child.stderr.on('data', (part) => printed.push(part));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(printed).toString() });
    });
  });
}

/** Runs a program that must succeed; returns what it printed. Throws a Problem with that text when it fails. */
export async function mustRun(program, args, options) {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Problem(output.trim());
  return output;
}

/** The arguments by which Node runs a JavaScript tool of node_modules. */
export const tool = (file, ...args) => [at('node_modules', file), ...args];

/** Runs `work` for every task, at most `width` at a time. After a failure no further task is started. */
export async function inParallel(width, tasks, work) {
  const waiting = [...tasks];
  const failures = [];
  const lane = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      try {
        await work(task);
      } catch (error) {
        failures.push(error);
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (failures.length > 0) throw failures[0];
}
