import type { PayrollWork } from '@ziba/shared/contracts/payroll-months';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { usePayrollWork } from '../../../data/payroll.api';
import { m } from './messages';

const columns: ListColumn<PayrollWork>[] = [
  dateTimeColumn({ title: m.workDate, date: ({ done_at }) => done_at, dayOnly: true }),
  textColumn({ title: m.workKind, isLesser: true, text: ({ target }) => m.targets[target] }),
  textColumn({ title: m.workTitle, text: ({ title }) => title }),
  textColumn({ title: m.workPatient, text: ({ patient }) => formatText(patient.full_name) }),
  numberColumn({ title: m.workAmount, number: ({ amount }) => amount }),
  numberColumn({
    title: m.workPercent,
    number: ({ percentage_value }) => percentage_value,
    format: (value) => m.percentOf(formatNumber(value)),
  }),
  textColumn({
    title: m.workMonth,
    isLesser: true,
    text: ({ is_correction }) => (is_correction ? m.ofEarlier : m.ofThisMonth),
  }),
];

/** The paid work behind a person's percentage, row by row. */
export function LineWork({ month, userId }: { month: string; userId: number }) {
  const list = usePayrollWork(month, userId);
  return <LocalTable label={m.work} columns={columns} list={list} empty={m.noWork} />;
}
