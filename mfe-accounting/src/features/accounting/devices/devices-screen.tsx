import { useListParams } from '@ziba/shared/api/use-list-params';
import { accounting } from '@ziba/shared/contracts/addresses';
import type { Device } from '@ziba/shared/contracts/devices';
import { formatDay } from '@ziba/shared/format/date';
import { toLatinDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { Link } from 'react-router-dom';
import { devices } from '../../../data/devices.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { NextService } from './next-service';

const read: ListColumn<Device>[] = [
  {
    title: m.columns.name,
    sort: 'device_name',
    cell: ({ id, device_name }) => (
      <Link to={addresses.deviceServices(id)}>{formatText(device_name)}</Link>
    ),
    value: ({ device_name }) => toLatinDigits(device_name),
  },
  codeColumn({
    title: m.columns.code,
    isLesser: true,
    code: ({ system_code }) => system_code,
    sort: 'system_code',
  }),
  numberColumn({
    title: m.columns.purchase,
    number: ({ purchase_cost }) => purchase_cost,
    sort: 'purchase_cost',
  }),
  numberColumn({
    title: m.columns.remaining,
    number: ({ remaining_cost }) => remaining_cost,
    sort: 'remaining_cost',
  }),
  {
    title: m.columns.nextService,
    sort: 'next_service_on',
    cell: (row) => <NextService {...row} />,
    value: ({ next_service_on }) => toLatinDigits(formatDay(next_service_on)),
  },
];

const write: ListColumn<Device>[] = [
  ...read,
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: ({ id, device_name }) => (
      <EditLink to={addresses.editDevice(id)} name={formatText(device_name)} />
    ),
  },
];

const dueOptions = [
  { value: 'true', label: m.dueOnly },
  { value: 'false', label: m.notDue },
];

/** The devices of the clinic with what is owed for them and when they are serviced. */
export function DevicesScreen() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['due'] });
  const list = devices.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('accounting', 'write');
  const create = mayWrite && (
    <ButtonLink to={addresses.newDevice} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} back={{ to: accounting, label: m.home }} actions={create}>
      <ResourceTable
        label={m.list}
        name="devices"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.dueFilter}
              value={filters.due}
              options={dueOptions}
              onChange={(due) => set.setFilter('due', due)}
            />
          </>
        }
        columns={mayWrite ? write : read}
        list={list}
        empty={<EmptyView icon="settings" title={m.empty} hint={m.emptyText} action={create} />}
        noMatch={m.nothingFound}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
    </Screen>
  );
}
