import type { Payment } from '../../contracts/payments';
import { formatToman } from '../../format/money';
import { PrintButton } from '../../ui/print/print-button';
import { readFileUrl } from '../../api/read-file-url';
import { readReceipt } from './payment-calls';
import { m } from './messages';
import { receiptDocument } from './receipt-document';

interface Props {
  payment: Pick<Payment, 'id' | 'amount'>;
}

/** Reads the current receipt of a payment and prints it. */
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
