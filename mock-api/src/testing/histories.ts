import { randomOf, type Random } from '../seed/random';
import type { Answer } from './call';

/** How many random histories a property test runs; `HISTORIES=1000` runs a thousand. */
const histories = (usual: number) => Number(process.env.HISTORIES ?? usual);
/** The same histories in every run, so that a failure comes from a change; `HISTORY_SEED=$RANDOM` makes new ones. */
const seed = process.env.HISTORY_SEED ?? '1405';

/** One thing that somebody may do in a history; undefined if there is nothing to do it with. */
export type Step = (random: Random) => Promise<Answer | undefined>;

/** A history: what may be done in it, and what must be true at any time. */
export interface History {
  steps: Record<string, Step>;
  /** Returns what is wrong; empty if nothing is. */
  wrong: () => Promise<unknown[]>;
}

type Begin = (random: Random) => Promise<History>;

/** What one history did: the steps with their answers, those that were accepted, and what was wrong in the end. */
interface Told {
  done: string[];
  accepted: string[];
  isWrong: boolean;
  found: unknown[];
}

/** Runs one history until its end or until something is wrong; looks for that after every so many steps and at the end. */
async function tell(number: number, length: number, begin: Begin, every: number): Promise<Told> {
  const random = randomOf(`history ${seed} ${number}`);
  const { steps, wrong } = await begin(random);
  const told: Told = { done: [], accepted: [], isWrong: false, found: [] };
  for (let count = 0; count < length && !told.isWrong; count += 1) {
    const [name, step] = random.pick(Object.entries(steps));
    const answer = await step(random);
    if (!answer) continue;
    const { status, body } = answer;
    told.done.push(`${name} → ${status} ${status < 400 ? '' : body.message}`);
    if (status < 400) told.accepted.push(name);
    if (told.done.length % every === 0) told.found = await wrong();
    const isWordless = status >= 400 && !body.message;
    told.isWrong = status >= 500 || isWordless || told.found.length > 0;
  }
  if (told.isWrong || told.done.length % every === 0) return told;
  const found = await wrong();
  return { ...told, found, isWrong: found.length > 0 };
}

/**
 * Runs random histories one after the other. A step may be refused in words (4xx), but never fails (5xx). What must be
 * true is looked at after every so many steps and at the end of each history; a history that went wrong is told again
 * with a look after each step, to find the one that did it. Returns how often each step was accepted; throws with the
 * steps of the first history that went wrong.
 */
export async function runHistories(
  usual: number,
  length: number,
  begin: Begin,
  every = 1,
): Promise<Record<string, number>> {
  const accepted: Record<string, number> = {};
  for (let number = 0; number < histories(usual); number += 1) {
    const told = await tell(number, length, begin, every);
    for (const name of told.accepted) accepted[name] = (accepted[name] ?? 0) + 1;
    if (!told.isWrong) continue;
    const again = every > 1 ? await tell(number, length, begin, 1) : told;
    const { done, found } = again.isWrong ? again : told;
    const story = [`HISTORY_SEED=${seed}, history ${number}`, ...done, JSON.stringify(found)];
    throw new Error(story.join('\n'));
  }
  return accepted;
}
