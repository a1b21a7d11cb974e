import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { ClinicReport } from '@ziba/shared/contracts/platform-reports';
import { useMay } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Card } from '@ziba/shared/ui/views/card';
import { Link } from 'react-router-dom';
import { clinicReports } from '../../data/platform-reports.api';
import { formatBytes } from '../../widgets/bytes/format-bytes';
import { m } from './messages';

const { columns: titles } = m;

function ClinicName({ id, name }: ClinicReport) {
  if (!useMay('clinics', 'read')) return <bdi>{name}</bdi>;
  return (
    <Link to={addresses.clinic(id)} aria-label={m.open(name)}>
      {name}
    </Link>
  );
}

/** An active clinic without days left cannot work: its subscription has ended. */
const statusText = ({ account_status: status, remaining_days: days }: ClinicReport) =>
  status === 'active' && days <= 0 ? m.clinics.expired : (m.statuses[status] ?? status);

const columns: ListColumn<ClinicReport>[] = [
  {
    title: titles.name,
    sort: 'name',
    cell: (row) => <ClinicName {...row} />,
    value: ({ name }) => name,
  },
  textColumn({
    title: titles.status,
    sort: 'account_status',
    text: statusText,
  }),
  numberColumn({
    title: titles.days,
    sort: 'remaining_days',
    number: ({ remaining_days }) => remaining_days,
  }),
  numberColumn({ title: titles.users, isLesser: true, number: ({ users }) => users }),
  numberColumn({ title: titles.storage, number: ({ storage }) => storage, format: formatBytes }),
  numberColumn({ title: titles.sms, number: ({ sms }) => sms }),
  numberColumn({ title: titles.received, number: ({ received }) => received }),
  numberColumn({ title: titles.owed, number: ({ owed }) => owed }),
];

/** What each clinic uses and pays; the table is searched, exported and printed as any other. */
export function ClinicReportTable() {
  const { page, search, sort, ...set } = useListParams({ filters: [] });
  const list = clinicReports.useList({ page, search, sort });
  return (
    <Card title={m.usage} hint={m.usageHint}>
      <ResourceTable
        label={m.usage}
        name="platform-report"
        toolbar={<SearchField label={m.search} value={search} onSearch={set.setSearch} />}
        columns={columns}
        list={list}
        empty={m.empty}
        noMatch={m.noMatch}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
    </Card>
  );
}
