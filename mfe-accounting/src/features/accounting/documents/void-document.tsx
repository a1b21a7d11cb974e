import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { m } from './messages';

interface Props {
  document: { id: number; status: 'posted' | 'void' };
  /** What the document is called. */
  name: string;
  /** What voiding does, in a sentence. */
  meaning: string;
  onVoid: (id: number, reason: string) => Promise<void>;
}

/** Voids a posted document with a reason, for users who may remove; nothing for the others and for void documents. */
export function VoidDocument({ document, name, meaning, onVoid }: Props) {
  const [isAsking, setAsking] = useState(false);
  const mayVoid = useMay('accounting', 'delete');
  if (!mayVoid || document.status === 'void') return null;
  const close = () => setAsking(false);
  const title = m.voidOf(formatText(name));
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon="close"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setAsking(true)}
      >
        {m.void}
      </Button>
      <CarefulDialog
        open={isAsking}
        title={title}
        confirm={m.void}
        reason={{ label: m.voidReason, draft: `void-document-${document.id}` }}
        failed={m.voidFailed}
        onConfirm={async (reason) => {
          await onVoid(document.id, reason);
          toast.success(m.voidDone);
          close();
        }}
        onCancel={close}
      >
        {meaning}
      </CarefulDialog>
    </>
  );
}
