import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../lib/start-error';

/** One run of the database program. */
export interface Run {
  child: ChildProcess;
  /** Resolves when the program has ended. */
  ended: Promise<void>;
}

/** A program that is started again whenever it ends by itself. */
export interface Kept {
  /** Rejects when it cannot be started again, or ends again and again. */
  lost: Promise<never>;
  /** Ends it and does not start it again; kills it when it does not end within its patience. */
  stop(): Promise<void>;
}

/** It is started again at most this often within this many milliseconds. */
const maxRestarts = 5;
const within = 10 * 60_000;
/** Milliseconds to wait for the remains of a killed database to end: until then no start succeeds. */
const leftoversTimeout = 60_000;
/** How often a start that fails for another reason is tried. */
const maxTries = 3;

/** Whether processes of the killed database still use its shared memory. */
const waitsForLeftovers = (error: unknown) =>
  error instanceof Error && /shared memory|lock file/.test(error.message);

/**
 * Watches a running program and starts it again with `launch` when it ends without being asked to. `patience` are the
 * milliseconds in which it must end when it is asked to; by default it gets all the time that it takes.
 */
export function keepRunning(first: Run, launch: () => Promise<Run>, patience?: number): Kept {
  const restarts: number[] = [];
  let current = first;
  let isStopping = false;

  const relaunched = async (): Promise<Run> => {
    const deadline = performance.now() + leftoversTimeout;
    for (let failures = 0; ;) {
      try {
        return await launch();
      } catch (error) {
        if (!waitsForLeftovers(error)) failures += 1;
        if (isStopping || failures === maxTries || performance.now() > deadline) throw error;
      }
      await pause(100);
    }
  };

  /** Runs until it is told to stop. */
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      restarts.push(performance.now());
      if (restarts.length > maxRestarts && (restarts.shift() ?? 0) > performance.now() - within) {
        throw new StartError(
          `DATA_DIR: the embedded database ended ${maxRestarts + 1} times within ten minutes; ` +
            'database.log says why.',
        );
      }
      process.stderr.write('The embedded database has ended by itself; it is started again.\n');
      current = await relaunched();
      if (isStopping) current.child.kill('SIGINT');
    }
  };

  const watching = watch();
  const lost = watching.then(() => new Promise<never>(() => undefined));
  // A caller may listen to this promise, but need not.
  lost.catch(() => undefined);
  return {
    lost,
    stop: async () => {
      isStopping = true;
      current.child.kill('SIGINT');
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => current.child.kill('SIGKILL'), patience);
      // The server is ending anyway: the error was reported already or does not matter any more.
      await watching.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
