import { randomOf, type Random } from '../seed/random';
import type { Answer } from './call';

/** How many random histories a property test runs; `HISTORIES=1000` runs a thousand. */
const histories = (usual: number) => Number(process.env.HISTORIES ?? usual);
/** The same histories in every run, so that a failure comes from a change; `HISTORY_SEED=$RANDOM` makes new ones. */
const seed = process.env.HISTORY_SEED ?? '1405';

/** One thing that somebody may do in a history; undefined if there is nothing to do it with. */
export type Step = (random: Random) => Promise<Answer | undefined>;

/** A history: what may be done in it, and what must be true after each step. */
export interface History {
  steps: Record<string, Step>;
  /** Returns what is wrong; empty if nothing is. */
  wrong: () => Promise<unknown[]>;
}

/**
 * Runs random histories one after the other. A step may be refused in words (4xx), but never fails (5xx). Returns how
 * often each step was accepted; throws with the steps of the first history that went wrong.
 */
export async function runHistories(
  usual: number,
  length: number,
  begin: (random: Random) => Promise<History>,
): Promise<Record<string, number>> {
  const accepted: Record<string, number> = {};
  for (let number = 0; number < histories(usual); number += 1) {
    const random = randomOf(`history ${seed} ${number}`);
    const { steps, wrong } = await begin(random);
    const done: string[] = [];
    for (let count = 0; count < length; count += 1) {
      const [name, step] = random.pick(Object.entries(steps));
      const answer = await step(random);
      if (!answer) continue;
      const { status, body } = answer;
      done.push(`${name} → ${status} ${status < 400 ? '' : body.message}`);
      if (status < 400) accepted[name] = (accepted[name] ?? 0) + 1;
      const found = await wrong();
      const isWordless = status >= 400 && !body.message;
      if (status < 500 && !isWordless && found.length === 0) continue;
      const story = [`HISTORY_SEED=${seed}, history ${number}`, ...done, JSON.stringify(found)];
      throw new Error(story.join('\n'));
    }
  }
  return accepted;
}
