import type { ColumnOptions, ListColumn } from '../ui/tables/column';
import { statusColumn } from './status-column';
import type { StatusValue } from './status/status';

interface Options<Row> extends ColumnOptions<Row> {
  status: (row: Row) => StatusValue<'appointment'>;
}

/** A column of the special kind appointment status, in the colours of the texts. */
export function appointmentStatusColumn<Row>(options: Options<Row>): ListColumn<Row> {
  return statusColumn({ of: 'appointment', ...options });
}
