import type { SmsTemplate } from '@ziba/shared/contracts/sms-templates';
import { formatNumber } from '@ziba/shared/format/money';
import { useSession } from '@ziba/shared/session/use-session';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSendSms } from '../../../data/sms.api';
import { m } from './messages';

interface Props {
  template: SmsTemplate;
  onClose: () => void;
}

/** Asks before a text with example values is sent to the phone of the signed-in user. */
export function TestDialog({ template, onClose }: Props) {
  const send = useSendSms();
  const userId = useSession()?.user.id;
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={m.testQuestion}
      confirm={m.test}
      failed={m.testFailed}
      onConfirm={async () => {
        await send({ userId, body: template.preview });
        toast.success(m.tested);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.testText(formatNumber(template.parts))}
    </ConfirmDialog>
  );
}
