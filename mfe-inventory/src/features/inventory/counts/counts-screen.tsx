import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { StockCount } from '@ziba/shared/contracts/stock-counts';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { stockCount } from '../../../data/stock-addresses';
import { counts } from '../../../data/stock-counts.api';
import { m as inventory } from '../messages';
import { m } from './messages';
import { StartDialog } from './start-dialog';

const tones = { open: 'warning', posted: 'success', canceled: 'neutral' } as const;

const columns: ListColumn<StockCount>[] = [
  textColumn({ title: m.name, sort: 'title', text: ({ title }) => title }),
  {
    title: m.fields.status,
    sort: 'status',
    cell: ({ status }) => <StatusBadge tone={tones[status]} label={m.statuses[status]} />,
    value: ({ status }) => m.statuses[status],
  },
  dateTimeColumn({
    title: m.fields.startedAt,
    sort: 'created_at',
    date: ({ created_at }) => created_at,
  }),
  textColumn({
    title: m.fields.startedBy,
    isLesser: true,
    text: ({ started_by }) => started_by,
  }),
  numberColumn({ title: m.fields.products, number: ({ products }) => products }),
  numberColumn({ title: m.fields.differences, number: ({ differences }) => differences }),
];

/** The stock-takings of the clinic, the newest first. */
export function CountsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = counts.useList({ page, search, sort });
  const mayWrite = useMay('inventory', 'write');
  const [isStarting, setStarting] = useState(false);
  const start = mayWrite && (
    <Button tone="primary" icon="add" aria-haspopup="dialog" onClick={() => setStarting(true)}>
      {m.start}
    </Button>
  );
  return (
    <Screen
      title={m.title}
      back={{ to: addresses.inventory, label: inventory.title }}
      actions={start}
    >
      <ResourceTable
        label={m.title}
        name="stock-counts"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={columns}
        list={list}
        rowHref={({ id }) => stockCount(id)}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} />}
        noMatch={m.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </Screen>
  );
}
