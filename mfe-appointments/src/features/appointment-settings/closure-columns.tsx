import type { ScheduleException } from '@ziba/shared/contracts/schedule';
import { formatDateTime, formatLongDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';

/** The kind of a closure and its first day, as text. */
export const closureName = ({ kind, start }: ScheduleException): string =>
  m.closures.of(m.closures.kinds[kind], formatLongDay(start));

/** The columns of the closures; `doctorName` turns the id of a doctor, or null for all, into text. */
export const closureColumns = (
  doctorName: (id: number | null) => string,
): Column<ScheduleException>[] => [
  {
    title: m.closures.kind,
    cell: ({ kind }) => <b>{m.closures.kinds[kind]}</b>,
    value: ({ kind }) => m.closures.kinds[kind],
  },
  { title: m.closures.doctor, cell: ({ doctor_id }) => doctorName(doctor_id) },
  { title: m.closures.start, cell: ({ start }) => formatDateTime(start) },
  { title: m.closures.end, cell: ({ end }) => formatDateTime(end) },
  { title: m.closures.reason, cell: ({ reason }) => formatText(reason) },
];
