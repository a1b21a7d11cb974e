import { accounting } from '@ziba/shared/contracts/addresses';
import type { PayrollMonth, PayrollMonthState } from '@ziba/shared/contracts/payroll-months';
import { formatDay } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Link } from 'react-router-dom';
import { usePayrollMonths } from '../../../data/payroll.api';
import * as addresses from '../addresses';
import { m } from './messages';

const tones: Record<PayrollMonthState, StatusTone> = {
  running: 'neutral',
  open: 'warning',
  partly: 'info',
  posted: 'success',
};

const daysOf = ({ from, to }: PayrollMonth) => m.daysOf(formatDay(from), formatDay(to));
const people = (count: number) => m.people(formatNumber(count));

const columns: ListColumn<PayrollMonth>[] = [
  {
    title: m.month,
    cell: ({ id, title }) => <Link to={addresses.payrollMonth(id)}>{title}</Link>,
    value: ({ title }) => title,
  },
  {
    title: m.days,
    isLesser: true,
    cell: (row) => daysOf(row),
    value: (row) => toLatinDigits(daysOf(row)),
  },
  {
    title: m.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={m.states[state]} />,
    value: ({ state }) => m.states[state],
  },
  numberColumn({ title: m.postedPeople, number: ({ posted }) => posted, format: people }),
  numberColumn({
    title: m.missingPeople,
    isLesser: true,
    number: ({ missing }) => missing,
    format: people,
  }),
  numberColumn({ title: m.postedTotal, number: ({ total }) => total }),
];

/** The Jalali months by name, each with the state of its pay; the newest first. */
export function PayrollMonthsScreen() {
  const list = usePayrollMonths();
  return (
    <Screen title={m.title} back={{ to: accounting, label: m.home }}>
      <ResourceTable
        label={m.months}
        name="payroll-months"
        columns={columns}
        list={list}
        empty={m.noMonths}
      />
    </Screen>
  );
}
