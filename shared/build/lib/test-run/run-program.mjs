import { createInterface } from 'node:readline';
import { start } from '../processes.mjs';
import { filesInProgress } from './files-in-progress.mjs';

/** How much of the output a report shows when a program was ended. */
const lastLines = 20;

/** How many of the processes that it had started a report names then. */
const namedProcesses = 20;

const readEvent = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // The program was killed while it wrote the line.
  }
};

/**
 * Runs Node with these arguments until it ends or reaches a limit; then all processes of the run are ended. The
 * program reports its test files on its file descriptor 3, a line of JSON for each event (`test-events.cjs`); `onEvent`
 * gets them. Resolves to `{ code, output, ended }`; `ended` says what was running when the limit was reached.
 */
export function runProgram(args, { run, env, limits, onEvent = () => {} }) {
  const running = filesInProgress();
  const printed = [];
  const begun = performance.now();
  let ended;
  let stopped;
  const child = start(process.execPath, args, {
    env: { ...run.environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => printed.push(text));
  }
  const output = () => printed.join('');
  const stop = async (why) => {
    clearInterval(watch);
    const told = [why, ...running.lines()];
    const tail = output().trimEnd().split('\n').slice(-lastLines);
    const killed = (await run.endProcesses()).slice(0, namedProcesses);
    const processes = killed.map(({ pid, command }) => `${pid}: ${command}`);
    ended = [...told, 'Its processes:', ...processes, 'The last output:', ...tail].join('\n');
    try {
      process.kill(-child.pid, 'SIGKILL'); // Where marks cannot be read, the group of processes is known.
    } catch {
      // It has ended.
    }
  };
  const watch = setInterval(() => {
    if ((performance.now() - begun) / 1000 >= limits.stage) {
      stopped = stop(`Ended after ${Math.round(limits.stage)} s, the limit of the stage.`);
    } else if (running.longerThan(limits.file)) {
      stopped = stop(`Ended: a file ran for longer than ${Math.round(limits.file)} s.`);
    }
  }, 250);
  createInterface(child.stdio[3]).on('line', (line) => {
    const event = readEvent(line);
    if (event?.type === 'begin') running.begin(event.file);
    if (event?.type === 'test') running.beginTest(event.file, event.title);
    if (event?.type === 'end') running.end(event.file);
    if (event) onEvent(event);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      const finish = async () => {
        // What the next stage starts carries the same mark: it must not start while processes are being ended.
        await stopped;
        resolve({ code: code ?? 1, output: output(), ended });
      };
      child.once('close', finish);
      // A process that the program left behind may hold its output open: do not wait for that.
      setTimeout(finish, 2000).unref();
    });
  });
}
