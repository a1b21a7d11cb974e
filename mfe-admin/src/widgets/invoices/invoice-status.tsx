import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

type Standing = Pick<InvoiceRow, 'status' | 'is_overdue'>;

const tones: Record<InvoiceRow['status'], StatusTone> = {
  draft: 'neutral',
  issued: 'info',
  partially_paid: 'warning',
  paid: 'success',
  void: 'neutral',
};

/** How an invoice stands, in words; an overdue one says that. */
export const statusOf = ({ status, is_overdue }: Standing): string =>
  is_overdue ? m.overdue : m.statuses[status];

/** The status of an invoice; an overdue one in red. */
export function InvoiceStatus({ invoice }: { invoice: Standing }) {
  const tone = invoice.is_overdue ? 'danger' : tones[invoice.status];
  return <StatusBadge tone={tone} label={statusOf(invoice)} />;
}
