import type { Invoice } from '@ziba/shared/contracts/invoices';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useInvoiceChanges } from '../../../data/invoices.api';
import { m } from './messages';

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

/** Voids an invoice with a reason, after a question. */
export function VoidDialog({ invoice: { id, number }, onClose }: Props) {
  const changes = useInvoiceChanges(id);
  return (
    <CarefulDialog
      open
      title={m.void}
      confirm={m.void}
      reason={{ label: m.reason, draft: `void-invoice-${id}` }}
      failed={m.voidFailed}
      onConfirm={async (reason) => {
        await changes.void(reason);
        toast.success(m.voided);
        onClose();
      }}
      onCancel={onClose}
    >
      {m.voidText(number)}
    </CarefulDialog>
  );
}
