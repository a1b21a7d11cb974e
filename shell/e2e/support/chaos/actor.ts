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

/** One task of an actor, from the first click to the confirmation. */
export type Step = (actor: Actor) => Promise<void>;
