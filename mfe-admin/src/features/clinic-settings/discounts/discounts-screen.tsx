import { useListParams } from '@ziba/shared/api/use-list-params';
import { discountStates, type Discount } from '@ziba/shared/contracts/discounts';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { discounts } from '../../../data/discounts.api';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { ArchiveDialog } from './archive-dialog';
import { discountColumns } from './discount-columns';
import { DiscountDrawer } from './discount-drawer';
import { m } from './messages';

const states = discountStates.map((value) => ({ value, label: m.states[value] }));

/** What is open above the list: the form of a code or of a new one, or the question before its end. */
interface Opened {
  as: 'form' | 'archive';
  discount?: Discount;
}

const frame = { title: m.title, back: { to: addresses.settings, label: settings.title } };

/** The discount codes of the clinic, for users of its accounts. */
export function DiscountsScreen() {
  if (useMay('accounting', 'read')) return <Discounts />;
  return (
    <Screen {...frame}>
      <EmptyView icon="no-access" title={m.noAccess} />
    </Screen>
  );
}

function Discounts() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['state'] });
  const list = discounts.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('accounting', 'write');
  const mayArchive = useMay('accounting', 'delete');
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const actions = (discount: Discount) => [
    mayWrite && {
      label: m.edit,
      icon: 'edit' as const,
      onSelect: () => open({ as: 'form', discount }),
    },
    mayArchive && {
      label: m.archive,
      icon: 'archive' as const,
      danger: true,
      onSelect: () => open({ as: 'archive', discount }),
    },
  ];
  const add = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => open({ as: 'form' })}>
      {m.add}
    </Button>
  );
  return (
    <Screen {...frame} actions={add}>
      <ResourceTable
        label={m.title}
        name="discounts"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.state}
              options={states}
              value={filters.state}
              onChange={(value) => set.setFilter('state', value)}
            />
          </>
        }
        columns={[...discountColumns, actionsColumn({ actions, nameOf: ({ code }) => m.of(code) })]}
        list={list}
        empty={<EmptyView icon="tags" title={m.empty} />}
        noMatch={m.noMatch}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
      <Opened opened={opened} reload={list.mutate} onClose={close} />
    </Screen>
  );
}

interface OpenedProps {
  opened: Opened | undefined;
  reload: () => unknown;
  onClose: () => void;
}

function Opened({ opened, reload, onClose }: OpenedProps) {
  if (!opened) return null;
  const { as, discount } = opened;
  if (as === 'form') return <DiscountDrawer {...{ discount, reload, onClose }} />;
  return discount ? <ArchiveDialog {...{ discount, onClose }} /> : null;
}
