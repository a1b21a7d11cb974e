import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';

/** The column that tells posted documents from void ones. */
export function statusColumn<Row extends { status: 'posted' | 'void' }>(): ListColumn<Row> {
  return {
    title: m.status,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'posted' ? 'success' : 'danger'} label={m.statuses[status]} />
    ),
    value: ({ status }) => m.statuses[status],
  };
}
