import { cashMethods } from '@ziba/shared/contracts/cash';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { cashDays, type StoredCashDay } from '../../../../data/reports.api';
import { listOf, moneyReports } from '../../addresses';
import { expectedOfCounted } from '../../cash/expected-of-counted';
import { TillFilter } from '../../cash/till-filter';
import { useTills, type Tills } from '../../cash/use-tills';
import { withTill } from '../../cash/with-till';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { rangeOf, type ReportProps } from '../report-props';

const columnsOf = ({ filterOf }: Tills): ListColumn<StoredCashDay>[] => [
  nameColumn({
    title: m.day,
    text: ({ date }) => formatDay(date),
    to: ({ date, cash_point }) =>
      listOf(moneyReports, {
        report: 'payments',
        from: date,
        to: date,
        point: filterOf(cash_point),
      }),
    sort: 'date',
  }),
  ...cashMethods.map((method) =>
    numberColumn<StoredCashDay>({
      title: paymentMethodLabels[method],
      isLesser: true,
      number: ({ expected }) => expected[method],
    }),
  ),
  numberColumn({ title: m.turnover, number: (row) => row.expected_total }),
  numberColumn({ title: m.expected, number: expectedOfCounted }),
  numberColumn({ title: m.counted, number: (row) => row.counted_total }),
  numberColumn({ title: m.difference, number: ({ difference }) => difference, sort: 'difference' }),
  textColumn({ title: m.status, text: ({ state }) => m.cashStates[state] }),
  textColumn({
    title: m.closedBy,
    isLesser: true,
    text: (row) => formatText(row.closed_by?.fullName ?? ''),
  }),
  textColumn({ title: m.note, isLesser: true, text: ({ note }) => formatText(note ?? '') }),
];

/** The cash of each day and till: expected by method, counted when it was closed, and the difference. */
export function CashReport(props: ReportProps) {
  const { page, sort, filters, setPage, setSort, setFilter } = props;
  const list = cashDays.useList({ page, sort, ...rangeOf(props), point: filters.point });
  const tills = useTills();
  return (
    <ResourceTable
      label={m.names.cash}
      name="report-cash"
      toolbar={<TillFilter value={filters.point} onChange={(till) => setFilter('point', till)} />}
      columns={withTill(columnsOf(tills), tills, list.data)}
      list={list}
      empty={m.noCash}
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={setSort}
    />
  );
}
