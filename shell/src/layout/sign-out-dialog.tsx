import type { DraftChoice } from '@ziba/shared/session/session-store';
import { hasWorkInProgress } from '@ziba/shared/session/work-in-progress';
import { Button } from '@ziba/shared/ui/controls/button';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { words } from './messages';

interface Props {
  /** Null cancels the sign-out. */
  onAnswer: (choice: DraftChoice | null) => void;
}

/** Asks what to do with unsaved work, in this tab or another, before sign-out. The focus starts on Cancel. */
export function SignOutDialog({ onAnswer }: Props) {
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button tone="primary" onClick={() => onAnswer('keep')}>
            {words.keep}
          </Button>
          <Button tone="danger" onClick={() => onAnswer('discard')}>
            {words.discard}
          </Button>
          <Button onClick={() => onAnswer(null)} data-autofocus>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{hasWorkInProgress() ? words.here : words.elsewhere}</p>
      <p>{words.drafts}</p>
    </Dialog>
  );
}
