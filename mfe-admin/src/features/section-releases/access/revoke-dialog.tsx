import type { DeployToken } from '@ziba/shared/contracts/releases';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { deployTokens } from '../../../data/access.api';
import { m } from './messages';

interface Props {
  /** The dialog is closed while this is undefined. */
  token: DeployToken | undefined;
  onClose: () => void;
}

/** Asks before a deploy token is revoked. */
export function RevokeDialog({ token, onClose }: Props) {
  const remove = deployTokens.useRemove();
  return (
    <ConfirmDialog
      open={token !== undefined}
      title={m.tokens.revokeTitle(formatText(token?.name))}
      confirm={m.tokens.revoke}
      failed={m.tokens.revokeFailed}
      onCancel={onClose}
      onConfirm={async () => {
        if (token) await remove(token.id);
        onClose();
        toast.success(m.tokens.revokedDone);
      }}
    >
      {m.tokens.revokeText}
    </ConfirmDialog>
  );
}
