import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Area } from '@ziba/shared/contracts/section-levels';
import { ticketStatusTitles } from '@ziba/shared/contracts/ticket-texts';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { tickets } from '../../data/tickets.api';
import { newTicket } from './addresses';
import { m } from './messages';
import { ticketColumns } from './ticket-columns';

const statusOptions = Object.entries(ticketStatusTitles).map(([value, label]) => ({
  value,
  label,
}));

const readingOptions = [{ value: 'true', label: m.unread }];

/** The tickets of the clinic, or, in the platform's area, of all clinics. */
export function TicketsScreen({ area }: { area: Area }) {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['status', 'unread'] });
  const list = tickets.useList({ page, search, sort, ...filters });
  const create = area === 'clinic' && (
    <ButtonLink to={newTicket} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} actions={create}>
      <ResourceTable
        label={m.list}
        name={`${area}-tickets`}
        toolbar={
          <>
            <SearchField label={m.search[area]} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.status}
              value={filters.status}
              options={statusOptions}
              onChange={(status) => set.setFilter('status', status)}
            />
            <FilterSelect
              label={m.reading}
              value={filters.unread}
              options={readingOptions}
              onChange={(unread) => set.setFilter('unread', unread)}
            />
          </>
        }
        columns={ticketColumns[area]}
        list={list}
        empty={
          <EmptyView
            icon="support"
            title={m.empty[area]}
            hint={m.emptyHint[area]}
            action={create}
          />
        }
        noMatch={m.noMatch}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
    </Screen>
  );
}
