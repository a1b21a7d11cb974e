import type { ListParams } from '@ziba/shared/api/use-list-params';
import type { DeviceService } from '@ziba/shared/contracts/device-services';
import type { Device } from '@ziba/shared/contracts/devices';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDay } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { deviceServices } from '../../../data/devices.api';
import { useVoidDocument } from '../../../data/void-document.api';
import { statusColumn } from '../documents/document-status';
import { m as words } from '../documents/messages';
import { VoidDocument } from '../documents/void-document';
import { m } from './messages';

const { log } = m;

const facts: ListColumn<DeviceService>[] = [
  dateTimeColumn({
    title: log.servicedOn,
    date: ({ serviced_on }) => serviced_on,
    dayOnly: true,
    sort: 'serviced_on',
  }),
  numberColumn({ title: log.costColumn, number: ({ cost }) => cost, sort: 'cost' }),
  textColumn({
    title: log.method,
    isLesser: true,
    text: ({ payment_method: method }) => (method ? paymentMethodLabels[method] : words.notByTill),
  }),
  textColumn({ title: log.note, isLesser: true, text: ({ note }) => note ?? '' }),
  textColumn({ title: log.by, isLesser: true, text: ({ created_by }) => created_by.fullName }),
  statusColumn(),
];

interface Props {
  device: Device;
  params: ListParams<'from' | 'to'>;
}

/** The services of a device that were done, the newest first; who may remove can void one. */
export function DeviceServiceList({ device, params }: Props) {
  const { page, search, sort, filters, ...set } = params;
  const list = deviceServices.useList({ page, search, sort, ...filters, device_id: device.id });
  const mayVoid = useMay('accounting', 'delete');
  const onVoid = useVoidDocument('/device-services', '/devices', '/notifications');
  const actions: ListColumn<DeviceService> = {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (service) => (
      <VoidDocument
        document={service}
        name={log.serviceOn(formatDay(service.serviced_on))}
        meaning={log.voidMeaning}
        onVoid={onVoid}
      />
    ),
  };
  return (
    <ResourceTable
      label={log.list}
      name="device-services"
      toolbar={
        <>
          <SearchField label={log.search} value={search} onSearch={set.setSearch} />
          <DateRange
            label={log.range}
            from={filters.from ?? ''}
            to={filters.to ?? ''}
            onRange={({ from, to }) => {
              set.setFilter('from', from || undefined);
              set.setFilter('to', to || undefined);
            }}
          />
        </>
      }
      columns={mayVoid ? [...facts, actions] : facts}
      list={list}
      empty={<EmptyView icon="settings" title={log.empty} hint={log.emptyText} />}
      noMatch={log.nothingFound}
      page={page}
      onPage={set.setPage}
      sort={sort}
      onSort={set.setSort}
    />
  );
}
