import type { Payment } from '@ziba/shared/contracts/payments';
import { formatToman } from '@ziba/shared/format/money';
import { PrintButton } from '@ziba/shared/ui/print-button';
import { readFileUrl, readReceipt } from '../../features/treatment-sessions/treatment-sessions.api';
import { m } from './messages';
import { receiptDocument } from './receipt-document';

interface Props {
  payment: Pick<Payment, 'id' | 'amount'>;
}

/** Prints the receipt of one payment, as the server says it stands now. */
export function ReceiptButton({ payment: { id, amount } }: Props) {
  const read = async () => {
    const receipt = await readReceipt(id);
    return receiptDocument(receipt, await readFileUrl(receipt.clinic.logo));
  };
  return (
    <PrintButton
      content={read}
      tone="quiet"
      size="small"
      aria-label={m.of(m.receipt, m.paymentOf(formatToman(amount)))}
    >
      {m.receipt}
    </PrintButton>
  );
}
