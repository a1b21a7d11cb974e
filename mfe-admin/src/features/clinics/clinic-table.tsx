import { useListParams } from '@ziba/shared/api/use-list-params';
import { accountStatuses, type Clinic } from '@ziba/shared/contracts/clinics';
import * as addresses from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Link } from 'react-router-dom';
import { ClinicStatus } from './clinic-status';
import { clinics } from '../../data/clinics.api';
import { m } from './messages';

const statusWords = new Map<string, string>(Object.entries(m.statuses));

const columns: Column<Clinic>[] = [
  {
    title: m.columns.name,
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to={addresses.clinic(id)} aria-label={m.open(name)}>
        {name}
      </Link>
    ),
  },
  { title: m.columns.clinic_id, cell: (clinic) => <Ltr>{clinic.clinic_id}</Ltr> },
  { title: m.columns.city, cell: (clinic) => clinic.city },
  { title: m.columns.responsible_name, cell: (clinic) => clinic.responsible_name },
  { title: m.columns.phone1, cell: (clinic) => <Ltr>{toPersianDigits(clinic.phone1)}</Ltr> },
  {
    title: m.columns.remaining_days,
    cell: (clinic) => m.days(formatNumber(clinic.remaining_days)),
    value: (clinic) => clinic.remaining_days,
  },
  {
    title: m.columns.account_status,
    cell: (clinic) => <ClinicStatus clinic={clinic} />,
    value: ({ account_status }) => statusWords.get(account_status) ?? account_status,
  },
];

const statusOptions = accountStatuses.map((value) => ({ value, label: m.statuses[value] }));

/** Every clinic of the platform, searched, filtered and paged by the server; the address keeps how. */
export function ClinicTable() {
  const { page, search, sort, filters, setPage, setSearch, setSort, setFilter } = useListParams();
  const list = clinics.useList({ page, search, sort, account_status: filters.account_status });

  return (
    <ResourceTable
      label={m.title}
      name="clinics"
      toolbar={
        <>
          <SearchField label={m.search} value={search} onSearch={setSearch} />
          <FilterSelect
            label={m.status}
            all={m.anyStatus}
            options={statusOptions}
            value={filters.account_status}
            onChange={(value) => setFilter('account_status', value)}
          />
        </>
      }
      columns={columns}
      list={list}
      empty={m.empty}
      noMatch={m.noMatch}
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={setSort}
    />
  );
}
