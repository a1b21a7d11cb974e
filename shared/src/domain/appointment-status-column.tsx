import { appointmentStatusLabels } from '../contracts/appointment-texts';
import type { Column } from '../ui/table/column';
import { AppointmentStatusBadge } from './appointment-status-badge';

interface Options<Row> extends Pick<Column<Row>, 'title' | 'sort' | 'align'> {
  status: (row: Row) => keyof typeof appointmentStatusLabels;
}

/** The special kind appointment status (text 1 §2.2, text 2 §4); its word in files. */
export function appointmentStatusColumn<Row>({ status, ...rest }: Options<Row>): Column<Row> {
  return {
    ...rest,
    cell: (row) => <AppointmentStatusBadge status={status(row)} />,
    value: (row) => appointmentStatusLabels[status(row)],
  };
}
