import { useWorkInProgress } from '../../session/work-in-progress';

interface Props {
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isBusy?: boolean;
}

/** Announces what is typed outside of a Form to the dialog around it, which then asks before it closes. */
export function UnsavedWork({ isDirty, isBusy }: Props) {
  useWorkInProgress(isDirty, isBusy);
  return null;
}
