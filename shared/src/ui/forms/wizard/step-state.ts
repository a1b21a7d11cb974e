import { get, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { ValidatedStep } from './wizard-resolver';

/** `locked`: cannot be opened yet. `faulty`: has wrong fields. `free`: can be opened, neither done nor faulty. */
export type StepState = 'open' | 'done' | 'faulty' | 'free' | 'locked';

interface Progress {
  /** The index of the open step. */
  current: number;
  /** The keys of the steps that were found right. */
  passed: readonly string[];
  isEveryStepOpen: boolean;
  errors: FieldErrors;
}

/** The state of the step with this index. */
export function stepState<Input extends FieldValues>(
  steps: readonly (ValidatedStep<Input> & { key: string })[],
  index: number,
  { current, passed, isEveryStepOpen, errors }: Progress,
): StepState {
  const { key = '', names = [] } = steps[index] ?? {};
  const firstNotPassed = steps.findIndex((step) => !passed.includes(step.key));
  const isReached = isEveryStepOpen || index <= firstNotPassed;
  if (index === current) return 'open';
  if (isReached && names.some((name) => get(errors, name) !== undefined)) return 'faulty';
  if (isEveryStepOpen) return 'free';
  if (!isReached) return 'locked';
  return passed.includes(key) ? 'done' : 'free';
}
