import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useResend, useSmsSummary } from '../../../data/sms.api';
import { m } from './messages';

interface Props {
  message: SmsMessage;
  onClose: () => void;
}

/** Whether a message can be sent again: not one that has arrived or waits, and no code. */
export const isResendable = ({ status, body, kind }: SmsMessage) =>
  status !== 'delivered' && status !== 'queued' && body !== null && kind !== 'secret';

/** Asks before a message is sent again, and says what that costs. */
export function ResendDialog({ message, onClose }: Props) {
  const resend = useResend(message.id);
  const hasLimit = typeof useSmsSummary().data?.limit === 'number';
  const to = toPersianDigits(message.to);
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={m.resendQuestion}
      confirm={m.resend}
      failed={m.resendFailed}
      onConfirm={async () => {
        await resend({});
        toast.success(m.resent);
        onClose();
      }}
      onCancel={onClose}
    >
      {hasLimit ? m.resendText(to, formatNumber(message.parts)) : m.resendFree(to)}
    </ConfirmDialog>
  );
}
