import { useWorkInProgress } from '../../session/work-in-progress';

interface Props {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isBusy?: boolean;
  /** Called when the user gives it up: removes the draft. */
  giveUp?: () => void;
}

/** Tells the dialog around it about typed text that is in no Form, so that it asks before it closes. */
export function UnsavedWork({ isDirty, isBusy, giveUp }: Props) {
  useWorkInProgress(isDirty, isBusy, giveUp);
  return null;
}
