import { useListParams } from '@ziba/shared/api/use-list-params';
import {
  expenseCategories,
  expenseCategoryLabels,
  type Expense,
} from '@ziba/shared/contracts/expenses';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatText } from '@ziba/shared/format/text';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { Link } from 'react-router-dom';
import { expenses } from '../../../data/cash.api';
import * as addresses from '../addresses';
import { DueExpenses } from './due-expenses';
import { m } from './messages';
import { TillFilter } from './till-filter';

const columns: ListColumn<Expense>[] = [
  {
    title: m.expenseFields.title,
    cell: ({ id, title }) => <Link to={addresses.expense(id)}>{formatText(title)}</Link>,
    value: ({ title }) => toLatinDigits(title),
    sort: 'title',
  },
  textColumn({
    title: m.categoryFilter,
    isLesser: true,
    text: ({ category }) => expenseCategoryLabels[category],
  }),
  dateTimeColumn({
    title: m.expenseFields.spent_on,
    date: ({ spent_on }) => spent_on,
    dayOnly: true,
    sort: 'spent_on',
  }),
  textColumn({
    title: m.expenseFields.method,
    isLesser: true,
    text: ({ method }) => paymentMethodLabels[method],
  }),
  numberColumn({ title: m.amountColumn, number: ({ amount }) => amount, sort: 'amount' }),
  {
    title: m.status,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'posted' ? 'success' : 'danger'} label={m.statuses[status]} />
    ),
    value: ({ status }) => m.statuses[status],
  },
];

const categories = expenseCategories.map((value) => ({
  value,
  label: expenseCategoryLabels[value],
}));

/** The expenses of the clinic, with the monthly ones that are to be paid again. */
export function ExpensesScreen() {
  const { page, search, sort, filters, ...set } = useListParams({
    filters: ['category', 'from', 'to', 'point'],
  });
  const list = expenses.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('accounting', 'write');
  const create = mayWrite && (
    <ButtonLink to={addresses.newExpense} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );
  return (
    <Screen title={m.expenses} back={{ to: addresses.cash, label: m.backToDays }} actions={create}>
      {mayWrite && <DueExpenses />}
      <ResourceTable
        label={m.expenseList}
        name="expenses"
        toolbar={
          <>
            <SearchField label={m.searchExpense} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.categoryFilter}
              value={filters.category}
              options={categories}
              onChange={(category) => set.setFilter('category', category)}
            />
            <TillFilter value={filters.point} onChange={(till) => set.setFilter('point', till)} />
          </>
        }
        columns={columns}
        list={list}
        empty={
          <EmptyView icon="receipt" title={m.noExpenses} hint={m.noExpensesText} action={create} />
        }
        noMatch={m.nothingFound}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
    </Screen>
  );
}
