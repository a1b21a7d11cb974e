import type { StaleDetails } from '../../../contracts/versions';
import type { Difference } from '../edit-merge';
import type { FieldDescription } from '../../controls/form-context';
import { ChangedNotice } from './changed-notice';
import { StaleDialog } from './stale-dialog';

export interface StaleEditProps {
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  descriptionOf: (field: string) => FieldDescription | undefined;
  /** Who changed the record; null unless the server has refused the edit because of it. */
  stale: StaleDetails | null;
  dismiss: () => void;
  postpone: () => void;
  settle: (given: readonly Difference[]) => void;
}

/** What a form shows when somebody else changes the record that it edits. */
export function StaleEdit({ stale, dismiss, postpone, settle, ...differences }: StaleEditProps) {
  return (
    <>
      <ChangedNotice {...differences} onDismiss={dismiss} />
      {stale && (
        <StaleDialog {...differences} details={stale} onSettle={settle} onClose={postpone} />
      )}
    </>
  );
}
