import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Milliseconds in which a program must end; what it has started ends within ten seconds or is killed. */
const patience = 30_000;
const folder = join(resolve(__dirname, '../../..'), 'shared/build/testing');

/** A program that serves all journeys of a run. It ends by itself when this process ends. */
export interface HelperProcess {
  /** The first line that it printed. */
  line: string;
  stop: () => Promise<void>;
}

/** Rejects with the errors of the program when it ends before it has printed a line. */
function firstLine(child: ChildProcess, name: string): Promise<string> {
  const errors: string[] = [];
  child.stderr?.on('data', (part: Buffer) => errors.push(part.toString()));
  return new Promise((done, fail) => {
    if (child.stdout) createInterface(child.stdout).once('line', done);
    child.once('close', () => fail(new Error(`${name} ended:\n${errors.join('')}`)));
  });
}

/** Starts a script of `shared/build/testing` that prints a line when it is ready, and ends with its standard input. */
export async function startHelper(name: string, ...args: string[]): Promise<HelperProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(folder, name), ...args], {
    // As a server is started, and with no database but those that it is told.
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined },
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const line = await firstLine(child, name);
  return {
    line,
    async stop() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}
