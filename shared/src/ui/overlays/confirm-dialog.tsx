import type { ReactNode } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { useConfirm } from './use-confirm';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb on the button that does it. */
  confirm: string;
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** The first words of the message when it fails; the server's reason follows. */
  failed?: string;
  /** A promise keeps the dialog busy; if it rejects, the dialog stays open and shows the reason. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The cancel button has the focus at first. The caller closes the dialog
 * after success. Where a reason or a typed word is needed, use CarefulDialog.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = common.cancel,
  tone = 'danger',
  failed,
  onConfirm,
  onCancel,
}: Props) {
  const { busy, refusal, run, leave } = useConfirm({ failed, onCancel });

  return (
    <Dialog
      open={open}
      title={title}
      size="small"
      onClose={leave}
      footer={
        <>
          <Button tone={tone} busy={busy} onClick={() => void run(onConfirm)}>
            {confirm}
          </Button>
          <Button aria-disabled={busy || undefined} onClick={leave} data-autofocus>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
    </Dialog>
  );
}

const Refusal = styled.p`
  margin-block-start: var(--space-3);
  color: var(--danger);
`;
