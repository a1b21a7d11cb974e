import type { Page } from 'playwright-core';
import type { ConfirmedWork } from './confirmed-work';
import type { Random } from './random';

/** A member of staff who works during a run. */
export interface Actor {
  username: string;
  page: Page;
  random: Random;
  confirmed: ConfirmedWork;
  /** Returns a text that begins with `start` and differs from that of every other call. */
  unique: (start: string) => string;
}

/** One task of an actor. */
export interface Step {
  /** What the counts of a run call it. */
  kind: string;
  /** Whether there is something to do it with, such as a booking to move; left out if there always is. */
  isPossible?: (actor: Actor) => boolean;
  /** Works from the first click to the confirmation. Resolves to false when another user was faster. */
  run: (actor: Actor) => Promise<boolean>;
}
