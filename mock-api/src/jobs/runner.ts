import type { Database } from '../db/connect';
import { clock } from '../lib/clock';
import { addJob } from './add-job';
import type { Listener } from '../db/listener';
import type { Statement } from '../db/statement';
import {
  extend,
  finish,
  leaseSeconds,
  markFailed,
  nextDue,
  repeat,
  retry,
  take,
  type Job,
} from './job-rows';

/** Does a job; if it throws, it is tried again later. It may run twice for the same job, so it must be idempotent. */
export type Handler = (job: Job) => Promise<void>;
/** Returns the next time at which periodic work is due. */
export type Schedule = (now: Date) => Date;

interface Known {
  handler: Handler;
  schedule?: Schedule;
}

interface Log {
  error(details: object, message: string): void;
}

/** How often a job is tried before it counts as failed; the last pause is more than an hour. */
export const maxAttempts = 8;
const atOnce = 4;
/**
 * Milliseconds between two looks at the table: when the database cannot notify, and when it can (a notification may be
 * lost).
 */
const looks = { alone: 1_000, told: 15_000 };

/**
 * Takes due jobs from the table `jobs` and runs their handlers, several at a time. Any number of processes may do the
 * same: each job is leased to one of them, and goes to another one if that process dies.
 */
export class JobRunner {
  private readonly known = new Map<string, Known>();
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> | undefined;
  private lookAgain = false;
  private isOn = false;
  private stopListening = (): void => undefined;

  constructor(
    private readonly db: Database,
    private readonly listener: Listener,
    private readonly log: Log,
  ) {}

  /** Registers the handler of a kind of jobs. */
  handle(kind: string, handler: Handler): void {
    this.known.set(kind, { handler });
  }

  /** Registers the handler of a periodic job; there is one such job, whatever the number of processes. */
  every(kind: string, schedule: Schedule, handler: Handler): void {
    this.known.set(kind, { handler, schedule });
  }

  /** Begins to take jobs. */
  async start(): Promise<void> {
    this.isOn = true;
    await this.db.platform(async (tx) => {
      for (const [kind, { schedule }] of this.known) {
        if (schedule) await addJob(tx, null, { kind, uniqueKey: 'periodic' });
      }
    });
    this.stopListening = this.listener.on('jobs', () => this.look());
    this.look();
  }

  /** Takes no more jobs and waits for those that are running. */
  async stop(): Promise<void> {
    this.isOn = false;
    clearTimeout(this.timer);
    this.stopListening();
    await this.looking;
    await Promise.all(this.running);
  }

  /** Runs all jobs that are due now, and those that they add; returns how many. For tests and commands. */
  async runDue(): Promise<number> {
    let done = 0;
    for (;;) {
      const jobs = await this.takeSome(atOnce);
      if (jobs.length === 0) return done;
      await Promise.all(jobs.map((job) => this.run(job)));
      done += jobs.length;
    }
  }

  /** Runs a periodic job now, whether it is due or not. */
  async runNow(kind: string): Promise<void> {
    const job = { id: 0, clinic_id: null, kind, payload: {}, attempts: 1 };
    await this.known.get(kind)?.handler(job);
  }

  private look(): void {
    if (this.looking) {
      this.lookAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.looking = this.fill()
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'due work could not be read');
        return looks.told;
      })
      .then((wait) => {
        this.looking = undefined;
        if (!this.isOn) return;
        if (this.lookAgain) this.look();
        else this.timer = setTimeout(() => this.look(), wait).unref();
      });
  }

  /** Starts as many due jobs as may run at the same time; returns the milliseconds until the next look. */
  private async fill(): Promise<number> {
    this.lookAgain = false;
    const free = atOnce - this.running.size;
    if (!this.isOn || free <= 0) return looks.told;
    const jobs = await this.takeSome(free);
    for (const job of jobs) {
      const run = this.run(job).finally(() => {
        this.running.delete(run);
        if (this.isOn) this.look();
      });
      this.running.add(run);
    }
    return jobs.length === free ? looks.told : this.untilNext();
  }

  private async untilNext(): Promise<number> {
    const [row] = await this.query<{ seconds: number | null }>(nextDue, [[...this.known.keys()]]);
    const longest = this.listener.isPossible ? looks.told : looks.alone;
    const wait = (row?.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    return Math.max(20, Math.min(longest, Math.ceil(wait) + 5));
  }

  private takeSome(count: number): Promise<Job[]> {
    return this.query<Job>(take, [[...this.known.keys()], count]);
  }

  /** Never throws: an error is stored in the row and written to the log. */
  private async run(job: Job): Promise<void> {
    const { handler, schedule } = this.known.get(job.kind) ?? {};
    if (!handler) return;
    const extending = setInterval(
      () => void this.query(extend, [job.id]).catch(() => undefined),
      (leaseSeconds * 1000) / 3,
    );
    let failure: string | null = null;
    try {
      await handler(job);
    } catch (error) {
      failure = wordsOf(error);
      this.log.error({ err: error, kind: job.kind, job: job.id }, 'work failed');
    } finally {
      clearInterval(extending);
    }
    try {
      await this.settle(job, failure, schedule);
    } catch (error) {
      // Its lease ends, and then it is taken again.
      this.log.error({ err: error, kind: job.kind, job: job.id }, 'work could not be settled');
    }
  }

  private settle(job: Job, failure: string | null, schedule?: Schedule) {
    if (schedule) return this.query(repeat, [job.id, schedule(clock.date()), failure]);
    if (failure === null) return this.query(finish, [job.id]);
    if (job.attempts >= maxAttempts) return this.query(markFailed, [job.id, failure]);
    return this.query(retry, [job.id, secondsToWait(job.attempts), failure]);
  }

  private query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return this.db.platform((tx) => tx.query<Row>(statement, values));
  }
}

/**
 * 10 seconds, doubled with each attempt, with a random part, so that jobs that failed together are not tried together
 * again.
 */
function secondsToWait(attempts: number): number {
  return 10 * 2 ** (attempts - 1) * (0.9 + Math.random() * 0.2);
}

/**
 * The text of an error that is stored: for a database error its code, because its message may contain values of rows.
 */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return (code || error.message).slice(0, 300);
}
