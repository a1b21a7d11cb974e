import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import * as addresses from '@ziba/shared/contracts/addresses';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { clinicMessagesColumn } from './clinic-messages-column';
import { ClinicStatus, clinicStatusText } from './clinic-status';
import { clinics } from '../../data/clinics.api';
import { m } from './messages';

const columns: ListColumn<Clinic>[] = [
  textColumn({ title: m.columns.name, sort: 'name', text: ({ name }) => name }),
  codeColumn({
    title: m.columns.clinic_id,
    sort: 'clinic_id',
    isLesser: true,
    code: ({ clinic_id }) => clinic_id,
  }),
  textColumn({ title: m.columns.city, sort: 'city', isLesser: true, text: ({ city }) => city }),
  textColumn({
    title: m.columns.responsible_name,
    sort: 'responsible_name',
    text: ({ responsible_name }) => responsible_name,
  }),
  codeColumn({ title: m.columns.phone1, sort: 'phone1', code: ({ phone1 }) => phone1 }),
  numberColumn({
    title: m.columns.remaining_days,
    sort: 'remaining_days',
    number: ({ remaining_days }) => remaining_days,
    format: (days) => m.days(formatNumber(days)),
  }),
  {
    title: m.columns.account_status,
    sort: 'account_status',
    cell: (clinic) => <ClinicStatus clinic={clinic} />,
    value: clinicStatusText,
  },
];

/** Archived clinics are not listed. */
const statusOptions = [
  { value: 'active', label: m.statuses.active },
  { value: 'pending', label: m.statuses.pending },
  { value: 'suspended', label: m.statuses.suspended },
  { value: 'expired', label: m.expired },
];

const endingOptions = ['7', '30'].map((days) => ({
  value: days,
  label: m.endsWithin(formatNumber(Number(days))),
}));

/**
 * All clinics of the platform; a press on a row opens the clinic. The server searches, filters, sorts and pages; the
 * address holds the parameters.
 */
export function ClinicTable() {
  const { page, search, sort, filters, ...set } = useListParams({
    filters: ['account_status', 'ends_within', 'ends_on'],
  });
  const list = clinics.useList({ page, search, sort, ...filters });
  const maySend = useMay('sms-panel', 'write');

  return (
    <ResourceTable
      label={m.title}
      name="clinics"
      toolbar={
        <SearchAndFilters label={m.search} list={{ search, filters, ...set }}>
          <FilterSelect
            label={m.status}
            all={m.anyStatus}
            options={statusOptions}
            value={filters.account_status}
            onChange={(value) => set.setFilter('account_status', value)}
          />
          <FilterSelect
            label={m.ending}
            all={m.anyEnding}
            options={endingOptions}
            value={filters.ends_within}
            onChange={(value) => set.setFilter('ends_within', value)}
          />
        </SearchAndFilters>
      }
      columns={maySend ? [...columns, clinicMessagesColumn] : columns}
      list={list}
      rowHref={({ id }) => addresses.clinic(id)}
      empty={m.empty}
      noMatch={m.noMatch}
      page={page}
      onPage={set.setPage}
      sort={sort}
      onSort={set.setSort}
    />
  );
}
