import type { SectionFailure } from './failure';

/** How far a section is loaded on this page. */
export type LoadState =
  | { phase: 'idle' | 'loading' }
  /** `insteadOf` is set when a fallback replaces the release in the plan: why that one failed. */
  | { phase: 'ready'; version: string; insteadOf?: SectionFailure }
  | { phase: 'failed'; failure: SectionFailure };

const states = new Map<string, LoadState>();

/** The load state of the section with this address prefix. */
export function loadStateOf(prefix: string): LoadState {
  return states.get(prefix) ?? { phase: 'idle' };
}

/** Sets the load state; only the section loader calls this. */
export function setLoadState(prefix: string, state: LoadState): void {
  states.set(prefix, state);
}
