import type { ColumnOptions, ListColumn } from '../ui/tables/column';
import { statusColumn } from './status-column';
import type { StatusValue } from './status/status';

interface Options<Row> extends ColumnOptions<Row> {
  status: (row: Row) => StatusValue<'appointment'>;
}

/** A column of the special kind appointment status (text 1 §2.2), in the colours of text 2 §4. */
export function appointmentStatusColumn<Row>(options: Options<Row>): ListColumn<Row> {
  return statusColumn({ of: 'appointment', ...options });
}
