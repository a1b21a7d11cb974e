import type { SectionFailure } from './failure';

/** How far a section is in this page. */
export type LoadState =
  | { phase: 'idle' | 'loading' }
  /** `insteadOf` is there when the last release that worked stands in for the one of the plan. */
  | { phase: 'ready'; version: string; insteadOf?: SectionFailure }
  | { phase: 'failed'; failure: SectionFailure };

const states = new Map<string, LoadState>();

/** How far the section with this address prefix is. */
export function loadStateOf(prefix: string): LoadState {
  return states.get(prefix) ?? { phase: 'idle' };
}

/** Only for what loads sections. */
export function setLoadState(prefix: string, state: LoadState): void {
  states.set(prefix, state);
}
