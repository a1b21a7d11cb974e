import { paymentMethodLabels, type Payment } from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { Status } from '@ziba/shared/domain/status/status';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Dialog } from '@ziba/shared/ui/dialog';
import { Ltr } from '@ziba/shared/ui/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/resource-table';
import { formatDay, formatTime } from '@ziba/shared/format/date';
import styled from 'styled-components';
import { useSessionPayments } from '../../features/treatment-sessions/treatment-sessions.api';
import { m } from './messages';
import { ReceiptButton } from './receipt-button';
import { SessionSums } from './session-sums';
import { TakeBackMenu } from './take-back-menu';

interface Props {
  session: TreatmentSession;
  onClose: () => void;
}

/**
 * What was paid for a session, when, how and to whom (text 2 §2.11, beyond F9): a receipt for each, and
 * for those with the right void and refund. Voided payments stay on the list.
 */
export function PaymentHistoryDialog({ session, onClose }: Props) {
  const list = useSessionPayments(session.id);
  const mayTakeBack = useMay('accounting', 'delete');
  const title = m.historyOf(formatText(session.session_title));
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      <SessionSums session={session} />
      <ResourceTable
        label={title}
        columns={mayTakeBack ? [...columns, takeBackColumn] : columns}
        list={list}
        empty={m.historyEmpty}
      />
    </Dialog>
  );
}

/* Below what it belongs to. */
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
