import { setTimeout as pause } from 'node:timers/promises';
import * as fastq from 'fastq';
import { Refusal } from './refusal';

interface Bounds {
  /** How much of one kind may wait, besides what is done now. */
  mostWaiting: number;
  /** What is said to whoever comes when as much waits. */
  busy: string;
}

type Work = () => Promise<unknown>;

/** Milliseconds: the longest rest between two pieces. */
const longestRest = 1000;

/**
 * Work that takes a core for long: in the whole server one piece after the other, of whatever kind, and between two
 * pieces a rest as long as the first took. Requests of others are answered meanwhile.
 */
export class HeavyWork {
  private readonly queue = fastq.promise((work: Work) => this.afterRest(work), 1);
  private restedAt = 0;

  /**
   * Makes the queue of one kind of work. It refuses with 503, with the seconds after which to try again, while too
   * much of its kind waits.
   */
  queueOf({ mostWaiting, busy }: Bounds) {
    let waiting = 0;
    return async <Made>(work: () => Promise<Made>): Promise<Made> => {
      if (waiting >= mostWaiting) {
        throw new Refusal(503, 'busy', busy, undefined, { 'retry-after': '10' });
      }
      waiting += 1;
      let made: { value: Made } | undefined;
      await this.queue.push(async () => {
        waiting -= 1;
        made = { value: await work() };
      });
      if (!made) throw new Error('the queue did not do the work');
      return made.value;
    };
  }

  private async afterRest(work: Work): Promise<void> {
    const rest = this.restedAt - performance.now();
    if (rest > 0) await pause(rest);
    const began = performance.now();
    try {
      await work();
    } finally {
      const ended = performance.now();
      this.restedAt = ended + Math.min(ended - began, longestRest);
    }
  }
}
