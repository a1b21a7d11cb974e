import { useLocation } from 'react-router-dom';

/** Navigation state of the first step: why the second one led back to it. */
export interface StepState {
  /** The address of the second step: leaving it loses nothing, because it can be opened again. */
  returnTo?: string;
  /** The second step was opened without the first, or with one that cannot be read. */
  refusal?: 'incomplete' | 'unreadable';
  /** What the server refused, by the names of the fields. */
  errors?: Readonly<Record<string, string>>;
}

/** The state of this address; empty when it was opened otherwise. */
export function useStepState(): StepState {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? state : {};
}
