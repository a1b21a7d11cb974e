import { useWorkInProgress } from '../../session/work-in-progress';

interface Props {
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isBusy?: boolean;
  /** Forgets what is kept of it, once the user gave it up. */
  giveUp?: () => void;
}

/** Announces what is typed outside of a Form to the dialog around it, which then asks before it closes. */
export function UnsavedWork({ isDirty, isBusy, giveUp }: Props) {
  useWorkInProgress(isDirty, isBusy, giveUp);
  return null;
}
