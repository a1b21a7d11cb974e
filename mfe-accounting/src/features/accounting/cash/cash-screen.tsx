import { useListParams } from '@ziba/shared/api/use-list-params';
import { accounting } from '@ziba/shared/contracts/addresses';
import { formatDay, todayIso } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Link } from 'react-router-dom';
import { cashDays, type StoredCashDay } from '../../../data/reports.api';
import * as addresses from '../addresses';
import { expectedOfCounted } from './expected-of-counted';
import { m } from './messages';
import { TillFilter } from './till-filter';
import { useTills } from './use-tills';
import { withTill } from './with-till';

const columns: ListColumn<StoredCashDay>[] = [
  {
    title: m.day,
    cell: ({ date, cash_point }) => (
      <Link to={addresses.cashDay(date, cash_point?.id)}>{formatDay(date)}</Link>
    ),
    value: ({ date }) => toLatinDigits(formatDay(date)),
    sort: 'date',
  },
  {
    title: m.stateFilter,
    cell: ({ state }) => (
      <StatusBadge tone={state === 'closed' ? 'success' : 'warning'} label={m.states[state]} />
    ),
    value: ({ state }) => m.states[state],
  },
  numberColumn({ title: m.turnoverColumn, number: (row) => row.expected_total }),
  numberColumn({ title: m.expectedColumn, isLesser: true, number: expectedOfCounted }),
  numberColumn({ title: m.countedColumn, isLesser: true, number: (row) => row.counted_total }),
  numberColumn({
    title: m.differenceColumn,
    number: ({ difference }) => difference,
    sort: 'difference',
  }),
  textColumn({
    title: m.closedByColumn,
    isLesser: true,
    text: ({ closed_by }) => formatText(closed_by?.fullName ?? ''),
  }),
];

const states = (['open', 'closed'] as const).map((value) => ({ value, label: m.states[value] }));

/** The cash of the clinic day by day, of each of its tills, with the ways to today's and to the expenses. */
export function CashScreen() {
  const { page, sort, filters, setPage, setSort, setFilter } = useListParams({
    filters: ['state', 'point'],
  });
  const list = cashDays.useList({ page, sort, ...filters });
  const tills = useTills();
  return (
    <Screen title={m.title} back={{ to: accounting, label: m.home }}>
      <CardGrid>
        <ActionCard
          to={addresses.cashDay(todayIso(), tills.own)}
          icon="calendar"
          title={m.today}
          hint={m.todayText}
        />
        <ActionCard
          to={addresses.expenses}
          icon="receipt"
          title={m.expenses}
          hint={m.expensesText}
        />
      </CardGrid>
      <ResourceTable
        label={m.days}
        name="cash-days"
        toolbar={
          <>
            <FilterSelect
              label={m.stateFilter}
              value={filters.state}
              options={states}
              onChange={(state) => setFilter('state', state)}
            />
            <TillFilter value={filters.point} onChange={(till) => setFilter('point', till)} />
          </>
        }
        columns={withTill(columns, tills, list.data)}
        list={list}
        empty={m.noDays}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
