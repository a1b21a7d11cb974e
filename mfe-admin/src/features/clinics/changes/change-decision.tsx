import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useDecideOnChange } from '../../../data/change-requests.api';
import { m } from './messages';

interface Props {
  request: ChangeRequest;
  verdict: 'approve' | 'refuse';
  onClose: () => void;
}

/** Asks before a requested change is made, or refused with a reason for the clinic. */
export function ChangeDecision({ request, verdict, onClose }: Props) {
  const { id, responsible_name } = request;
  const decide = useDecideOnChange();
  if (verdict === 'approve') {
    return (
      <ConfirmDialog
        open
        title={m.approve}
        confirm={m.approve}
        tone="primary"
        failed={m.failed}
        onConfirm={async () => {
          await decide.approve(id);
          toast.success(m.approved);
          onClose();
        }}
        onCancel={onClose}
      >
        {m.approveText(formatText(responsible_name))}
      </ConfirmDialog>
    );
  }
  return (
    <CarefulDialog
      open
      title={m.refuse}
      confirm={m.refuse}
      reason={{ label: m.reason, draft: `refuse-change-${id}` }}
      failed={m.failed}
      onConfirm={async (reason) => {
        await decide.refuse(id, reason);
        toast.success(m.refused);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.refuseText}
    </CarefulDialog>
  );
}
