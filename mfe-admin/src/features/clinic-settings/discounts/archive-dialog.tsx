import type { Discount } from '@ziba/shared/contracts/discounts';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { discounts } from '../../../data/discounts.api';
import { m } from './messages';

interface Props {
  discount: Discount;
  onClose: () => void;
}

/** Asks before a code is archived. */
export function ArchiveDialog({ discount: { id, code }, onClose }: Props) {
  const archive = discounts.useRemove();
  return (
    <ConfirmDialog
      open
      title={m.of(code)}
      confirm={m.archive}
      failed={m.archiveFailed}
      onConfirm={async () => {
        await archive(id);
        toast.success(m.archived);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.archiveText(code)}
    </ConfirmDialog>
  );
}
