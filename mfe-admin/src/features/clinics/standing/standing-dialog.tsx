import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useStanding } from '../../../data/clinics.api';
import { m } from './messages';

interface Props {
  clinic: Clinic;
  onClose: () => void;
}

/** Asks before a clinic is suspended, with a reason, or made active again. */
export function StandingDialog({ clinic, onClose }: Props) {
  const { suspend, reactivate } = useStanding(clinic.id);
  // The clinic is read again before the dialog closes: it still shows the question that was asked.
  const [isSuspended] = useState(clinic.account_status === 'suspended');
  const name = formatText(clinic.name);
  if (isSuspended) {
    return (
      <ConfirmDialog
        open
        title={m.reactivate}
        confirm={m.reactivate}
        tone="primary"
        failed={m.reactivateFailed}
        onConfirm={async () => {
          await reactivate();
          toast.success(m.reactivated);
          onClose();
        }}
        onCancel={onClose}
      >
        {m.reactivateText(name)}
      </ConfirmDialog>
    );
  }
  return (
    <CarefulDialog
      open
      title={m.suspend}
      confirm={m.suspend}
      reason={{ label: m.reason, draft: `suspend-clinic-${clinic.id}` }}
      failed={m.suspendFailed}
      onConfirm={async (reason) => {
        await suspend(reason);
        toast.success(m.suspended);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.suspendText(name)}
    </CarefulDialog>
  );
}
