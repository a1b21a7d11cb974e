import { useMay } from '../../session/use-may';
import { Dialog } from '../../ui/overlays/dialog';
import { ResourceTable } from '../../ui/tables/resource-table';
import { m } from './messages';
import type { Payable } from './payable';
import { usePaymentsOf } from './payment-calls';
import { paymentColumns, takeBackColumn } from './payment-columns';
import { PaymentSums } from './payment-sums';

interface Props {
  payable: Payable;
  onClose: () => void;
}

/**
 * Lists the payments for a visit or a session: when, how and to whom. Each has a
 * receipt, and void and refund for users with that right. Voided payments stay on the list.
 */
export function PaymentHistoryDialog({ payable, onClose }: Props) {
  const list = usePaymentsOf(payable);
  const mayTakeBack = useMay('accounting', 'delete');
  const title = m.historyOf(payable.name);
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      <PaymentSums of={payable} />
      <ResourceTable
        label={title}
        columns={mayTakeBack ? [...paymentColumns, takeBackColumn] : paymentColumns}
        list={list}
        empty={m.historyEmpty}
      />
    </Dialog>
  );
}
