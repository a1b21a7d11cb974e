import type { Page } from 'playwright-core';
import type { Pressed } from './pressed';
import type { Random } from './random';

/** A person of the clinic who works during a run. */
export interface Actor {
  username: string;
  page: Page;
  random: Random;
  pressed: Pressed;
  /** A text that no other call of the run answers, beginning with `start`. */
  unique: (start: string) => string;
}

/** One thing that a person does from the first press to the acknowledgement. */
export type Step = (actor: Actor) => Promise<void>;
