import { useListParams } from '@ziba/shared/api/use-list-params';
import { auditedFor } from '@ziba/shared/contracts/audit-readers';
import { useSession } from '@ziba/shared/session/use-session';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { clinicAudit } from '../../../data/clinic-audit.api';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { auditColumns } from './audit-columns';
import { m } from './messages';

const auditFilters = ['entity', 'action', 'from', 'to'] as const;
const actionOptions = Object.entries(m.actions).map(([value, label]) => ({ value, label }));

/** Who changed what and when in the clinic, as far as the sections of the reader show it. */
export function AuditScreen() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: auditFilters });
  const list = clinicAudit.useList({ page, search, sort, ...filters });
  const access = useSession()?.access;
  const entities = (access ? auditedFor(access) : []).map((value) => ({
    value,
    label: m.entities[value],
  }));
  return (
    <Screen title={m.title} hint={m.hint} back={{ to: addresses.settings, label: settings.title }}>
      <ResourceTable
        label={m.title}
        name="clinic-audit"
        toolbar={
          <SearchAndFilters label={m.search} list={{ search, filters, ...set }}>
            <FilterSelect
              label={m.what}
              options={entities}
              value={filters.entity}
              onChange={(value) => set.setFilter('entity', value)}
            />
            <FilterSelect
              label={m.action}
              options={actionOptions}
              value={filters.action}
              onChange={(value) => set.setFilter('action', value)}
            />
            <DateRange
              label={m.range}
              from={filters.from ?? ''}
              to={filters.to ?? ''}
              onRange={({ from, to }) => {
                set.setFilter('from', from || undefined);
                set.setFilter('to', to || undefined);
              }}
            />
          </SearchAndFilters>
        }
        columns={auditColumns}
        list={list}
        empty={<EmptyView icon="history" title={m.empty} />}
        noMatch={m.noMatch}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
    </Screen>
  );
}
