import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { ReactNode } from 'react';
import type { Decisions } from '../../data/decisions.api';
import { m } from './messages';

/** What the operator is about to decide. */
export type Verdict = 'approve' | 'refuse';

interface Props {
  verdict: Verdict;
  decisions: Decisions;
  /** What an approval does, and what is said afterwards. */
  approval: { title?: string; text: ReactNode; done: string };
  /** What a refusal does, and the name under which its reason is kept while it is typed. */
  refusal: { text: string; draft: string };
  onClose: () => void;
}

/** Asks before a request of a clinic is approved, or refused with a reason for the clinic. */
export function RequestDecision({ verdict, decisions, approval, refusal, onClose }: Props) {
  const finish = (words: string) => {
    toast.success(words);
    onClose();
  };
  if (verdict === 'approve') {
    return (
      <ConfirmDialog
        open
        title={approval.title ?? m.approve}
        confirm={m.approve}
        tone="primary"
        failed={m.failed}
        onConfirm={async () => {
          await decisions.approve();
          finish(approval.done);
        }}
        onCancel={onClose}
      >
        {approval.text}
      </ConfirmDialog>
    );
  }
  return (
    <CarefulDialog
      open
      title={m.refuse}
      confirm={m.refuse}
      reason={{ label: m.reason, draft: refusal.draft }}
      failed={m.failed}
      onConfirm={async (reason) => {
        await decisions.refuse(reason);
        finish(m.refused);
      }}
      onCancel={onClose}
    >
      {refusal.text}
    </CarefulDialog>
  );
}
