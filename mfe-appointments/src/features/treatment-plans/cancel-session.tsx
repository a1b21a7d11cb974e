import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { usePlanCancellation } from '../../data/treatment-plans.api';
import { m } from './messages';

interface Props {
  /** Null while the dialog is closed. */
  session: TreatmentSession | null;
  onClose: () => void;
}

/** Asks why a session is canceled, and cancels it. */
export function CancelSession({ session, onClose }: Props) {
  const { cancelSession } = usePlanCancellation();
  const cancel = async (reason: string) => {
    if (!session) return;
    await cancelSession(session.id, reason);
    toast.success(m.sessionCanceled);
    onClose();
  };
  return (
    <CarefulDialog
      open={session !== null}
      title={m.cancelSession}
      confirm={m.cancelSession}
      reason={{ label: m.cancelSessionReason, draft: `cancel-session-${session?.id ?? ''}` }}
      failed={m.cancelSessionFailed}
      onConfirm={cancel}
      onCancel={onClose}
    >
      {m.cancelSessionText(formatText(session?.session_title))}
    </CarefulDialog>
  );
}
