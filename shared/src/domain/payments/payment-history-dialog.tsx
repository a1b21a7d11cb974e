import { paymentMethodLabels, type Payment } from '../../contracts/payments';
import { Status } from '../status/status';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { useMay } from '../../session/use-may';
import { Dialog } from '../../ui/overlays/dialog';
import { Ltr } from '../../ui/controls/ltr';
import { ResourceTable, type Column } from '../../ui/tables/resource-table';
import { formatDay, formatTime } from '../../format/date';
import styled from 'styled-components';
import { m } from './messages';
import { ReceiptButton } from './receipt-button';
import type { Payable } from './payable';
import { usePaymentsOf } from './payment-calls';
import { PaymentSums } from './payment-sums';
import { TakeBackMenu } from './take-back-menu';

interface Props {
  payable: Payable;
  onClose: () => void;
}

/**
 * Lists the payments for a visit or a session: when, how and to whom (text 2 §2.11, beyond F9). Each has a
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
        columns={mayTakeBack ? [...columns, takeBackColumn] : columns}
        list={list}
        empty={m.historyEmpty}
      />
    </Dialog>
  );
}

/** A second line in a cell. */
const Small = styled.small`
  display: block;
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const columns: readonly Column<Payment>[] = [
  {
    title: m.columns.paidAt,
    cell: ({ paid_at }) => (
      <time dateTime={paid_at}>
        {formatDay(paid_at)}
        <Small>{formatTime(paid_at)}</Small>
      </time>
    ),
  },
  {
    title: m.columns.amount,
    cell: ({ amount, refunded_amount }) => (
      <>
        {formatNumber(amount)}
        {refunded_amount > 0 && <Small>{m.refunded(formatNumber(refunded_amount))}</Small>}
      </>
    ),
  },
  {
    title: m.columns.method,
    cell: ({ method, note }) => (
      <>
        {paymentMethodLabels[method]}
        {note && <Small>{formatText(note)}</Small>}
      </>
    ),
  },
  { title: m.columns.reference, cell: ({ reference }) => reference && <Ltr>{reference}</Ltr> },
  { title: m.columns.receiver, cell: ({ receiver }) => receiver?.fullName },
  {
    title: m.columns.status,
    cell: ({ status, void_reason }) => (
      <>
        <Status of="payment" value={status} />
        {void_reason && <Small>{m.voidBecause(formatText(void_reason))}</Small>}
      </>
    ),
  },
  {
    title: m.receipt,
    quiet: true,
    align: 'end',
    cell: (payment) => <ReceiptButton payment={payment} />,
  },
];

const takeBackColumn: Column<Payment> = {
  title: m.refund,
  quiet: true,
  align: 'end',
  cell: (payment) => <TakeBackMenu payment={payment} />,
};
