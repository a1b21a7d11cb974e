import styled from 'styled-components';
import { paymentMethodLabels, type Payment } from '../../contracts/payments';
import { formatDay, formatTime } from '../../format/date';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { Ltr } from '../../ui/controls/ltr';
import type { Column } from '../../ui/tables/resource-table';
import { Status } from '../status/status';
import { m } from './messages';
import { ReceiptButton } from './receipt-button';
import { TakeBackMenu } from './take-back-menu';

/** A second line in a cell. */
const Small = styled.small`
  display: block;
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

/** The columns of a list of payments: when, how much, how, to whom, state and receipt. */
export const paymentColumns: readonly Column<Payment>[] = [
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

/** The column with void and refund, for users with that right. */
export const takeBackColumn: Column<Payment> = {
  title: m.refund,
  quiet: true,
  align: 'end',
  cell: (payment) => <TakeBackMenu payment={payment} />,
};
