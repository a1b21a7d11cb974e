import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../lib/start-error';

/** One run of the database's program. */
export interface Run {
  child: ChildProcess;
  /** Resolves when the program has ended. */
  ended: Promise<void>;
}

/** A program that is started again whenever it ends by itself. */
export interface Kept {
  /** Rejects once it cannot be started again, or ends again and again. */
  lost: Promise<never>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** So often within so many milliseconds is it started again. */
const mostRestarts = 5;
const within = 10 * 60_000;
/** Milliseconds that what a killed database left behind is given to end: until then no start succeeds. */
const patience = 60_000;
/** How often a start that fails for any other reason is tried. */
const mostTries = 3;

/** Whether processes of the killed database still hold on to its memory. */
const waitsForLeftovers = (error: unknown) =>
  error instanceof Error && /shared memory|lock file/.test(error.message);

/** Watches a program that runs and starts it again with `launch` when it ends unasked. */
export function keepRunning(first: Run, launch: () => Promise<Run>): Kept {
  const restarts: number[] = [];
  let current = first;
  let isStopping = false;

  const relaunched = async (): Promise<Run> => {
    const deadline = performance.now() + patience;
    for (let failures = 0; ;) {
      try {
        return await launch();
      } catch (error) {
        if (!waitsForLeftovers(error)) failures += 1;
        if (isStopping || failures === mostTries || performance.now() > deadline) throw error;
      }
      await pause(100);
    }
  };

  /** Answers only once it is told to stop. */
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      restarts.push(performance.now());
      if (restarts.length > mostRestarts && (restarts.shift() ?? 0) > performance.now() - within) {
        throw new StartError(
          `DATA_DIR: the embedded database ended ${mostRestarts + 1} times within ten minutes; ` +
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
  // Whoever wants to know listens; nobody has to.
  lost.catch(() => undefined);
  return {
    lost,
    stop: async () => {
      isStopping = true;
      current.child.kill('SIGINT');
      // A start that fails while the server ends anyway was said already, or is of no interest any more.
      await watching.catch(() => undefined);
    },
  };
}
