import { countTexts, type StockCountSheet } from '@ziba/shared/contracts/stock-counts';
import { formatNumber } from '@ziba/shared/format/money';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useCounting } from '../../../data/stock-counts.api';
import { m } from './messages';

export type Closing = 'post' | 'cancel';

interface Props {
  sheet: StockCountSheet;
  closing: Closing;
  onClose: () => void;
}

/** Asks before the differences of a count are posted, with their reason, or before it is put aside. */
export function CloseDialogs({ sheet, closing, onClose }: Props) {
  const { post, cancel } = useCounting(sheet.id);
  if (closing === 'cancel') {
    return (
      <ConfirmDialog
        open
        title={m.cancel}
        confirm={m.cancelNow}
        onConfirm={async () => {
          await cancel();
          toast.success(m.canceled);
          onClose();
        }}
        onCancel={onClose}
      >
        {m.cancelText}
      </ConfirmDialog>
    );
  }
  return (
    <CarefulDialog
      open
      tone="primary"
      title={m.post}
      confirm={m.post}
      failed={m.postFailed}
      reason={{ label: m.fields.reason, hint: countTexts.reason, draft: `count-${sheet.id}` }}
      onConfirm={async (reason) => {
        await post(reason);
        toast.success(m.posted);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.postText(formatNumber(sheet.differences))}
    </CarefulDialog>
  );
}
