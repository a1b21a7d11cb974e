import { useListParams } from '@ziba/shared/api/use-list-params';
import { invoiceStatuses } from '@ziba/shared/contracts/invoices';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { Screen } from '@ziba/shared/ui/views/screen';
import { invoices } from '../../data/invoices.api';
import { m as status } from '../../widgets/invoices/messages';
import * as addresses from '../../data/invoice-addresses';
import { invoiceColumns } from './invoice-columns';
import { m as issue } from './issue/messages';
import { m } from './messages';
import { MonthTotals } from './month-totals';
import { m as requests } from './requests/messages';

const statusOptions = [
  { value: 'open', label: m.notPaid },
  { value: 'overdue', label: status.overdue },
  ...invoiceStatuses.map((value) => ({ value, label: status.statuses[value] })),
];

/** The invoices of all clinics, and the totals of each Jalali month. */
export function AccountingScreen() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['status'] });
  const list = invoices.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('accounting', 'write');
  return (
    <Screen
      title={m.title}
      hint={m.hint}
      actions={
        mayWrite && (
          <ButtonLink tone="primary" icon="add" to={addresses.newInvoice()}>
            {issue.create}
          </ButtonLink>
        )
      }
    >
      <ActionCard
        to={addresses.requests}
        icon="receipt"
        title={requests.title}
        hint={m.requestsText}
        small
      />
      <ResourceTable
        label={m.invoices}
        name="invoices"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.status}
              value={filters.status}
              options={statusOptions}
              onChange={(value) => set.setFilter('status', value)}
            />
          </>
        }
        columns={invoiceColumns}
        list={list}
        empty={m.empty}
        noMatch={m.nothingFound}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
      <MonthTotals />
    </Screen>
  );
}
