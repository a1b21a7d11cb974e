import type { Broadcast } from '@ziba/shared/contracts/sms';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useStopBroadcast } from '../../../data/sms.api';
import { m } from './messages';

const words = m.broadcasts;

interface Props {
  broadcast: Broadcast;
  onClose: () => void;
}

/** How many messages of a broadcast still wait. */
export const waitingOf = ({ recipients, sent, failed }: Broadcast) =>
  Math.max(0, recipients - sent - failed);

/** Asks before a broadcast is stopped. */
export function StopDialog({ broadcast, onClose }: Props) {
  const stop = useStopBroadcast(broadcast.id);
  return (
    <ConfirmDialog
      open
      title={words.stopQuestion(formatText(broadcast.title ?? broadcast.body))}
      confirm={words.stop}
      failed={words.stopFailed}
      onConfirm={async () => {
        await stop({});
        toast.success(words.stopped);
        onClose();
      }}
      onCancel={onClose}
    >
      {words.stopText(formatNumber(waitingOf(broadcast)))}
    </ConfirmDialog>
  );
}
