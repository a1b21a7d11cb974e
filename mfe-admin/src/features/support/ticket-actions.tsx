import type { Ticket } from '@ziba/shared/contracts/tickets';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { m } from './messages';

interface Props {
  ticket: Ticket;
  onClose: () => Promise<void>;
  onReopen: () => Promise<void>;
}

/** Closes the ticket after a question, or opens a closed one again. */
export function TicketActions({ ticket, onClose, onReopen }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reopen = async () => {
    setBusy(true);
    try {
      await onReopen();
      toast.success(m.reopened);
    } catch (error) {
      toast.error([m.reopenFailed, error instanceof Error ? error.message : ''].join(' ').trim());
    }
    setBusy(false);
  };

  if (ticket.status === 'closed') {
    return (
      <Button icon="restore" busy={isBusy} onClick={() => void reopen()}>
        {m.reopen}
      </Button>
    );
  }
  return (
    <>
      <Button icon="archive" onClick={() => setAsking(true)}>
        {m.close}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.closeQuestion(formatText(ticket.subject))}
        confirm={m.close}
        failed={m.closeFailed}
        onConfirm={async () => {
          await onClose();
          setAsking(false);
          toast.success(m.closed);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.closeMeaning}
      </ConfirmDialog>
    </>
  );
}
