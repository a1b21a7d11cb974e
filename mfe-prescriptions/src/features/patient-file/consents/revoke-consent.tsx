import type { PatientConsent } from '@ziba/shared/contracts/consents';
import { formatText } from '@ziba/shared/format/text';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useRevokeConsent } from '../../../data/consents.api';
import { m } from './messages';

interface Props {
  consent: PatientConsent;
  onClose: () => void;
}

/** Asks why a signed consent is no longer valid, and revokes it. Its PDF stays in the file. */
export function RevokeConsent({ consent, onClose }: Props) {
  const revoke = useRevokeConsent();
  return (
    <CarefulDialog
      open
      title={m.revokeTitle}
      confirm={m.revokeTitle}
      reason={{ label: m.reason, draft: `revoke-consent-${consent.id}` }}
      failed={m.revokeFailed}
      onConfirm={async (reason) => {
        await revoke(consent, reason);
        toast.success(m.revokeDone);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.revokeText(formatText(consent.title))}
    </CarefulDialog>
  );
}
