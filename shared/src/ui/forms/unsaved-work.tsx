import { useWorkInProgress } from '../../session/work-in-progress';

interface Props {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isBusy?: boolean;
  /** Called when the user discards it: deletes the draft. */
  onDiscard?: () => void;
}

/** Tells the dialog around it about typed text that is in no Form, so that it asks before it closes. */
export function UnsavedWork({ isDirty, isBusy, onDiscard }: Props) {
  useWorkInProgress(isDirty, isBusy, onDiscard);
  return null;
}
