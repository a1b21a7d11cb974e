import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Service } from '@ziba/shared/contracts/services';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { ArchiveDialog } from './archive-dialog';
import { m } from './messages';
import { serviceColumns } from './service-columns';
import { serviceCategories, services } from '../../data/services.api';

/** The services of the clinic with their fees. */
export function ServicesScreen() {
  const { page, search, sort, filters, ...set } = useListParams({ filters: ['category_id'] });
  const list = services.useList({ page, search, sort, ...filters });
  // The list is read first; the options of the filter are read after it.
  const isListLoaded = list.data !== undefined || list.error !== undefined;
  const categories = serviceCategories.useAll(isListLoaded).data?.data ?? [];
  const [archiving, setArchiving] = useState<Service>();
  const mayWrite = useMay('services', 'write');
  const mayArchive = useMay('services', 'delete');

  const closeDialog = () => setArchiving(undefined);
  const finishArchiving = () => {
    closeDialog();
    // It was the last row of its page.
    if (page > 1 && list.data?.data.length === 1) set.setPage(page - 1);
  };
  const create = mayWrite && (
    <ButtonLink to="create" tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} actions={create}>
      <ResourceTable
        label={m.title}
        name="services"
        toolbar={
          <>
            <SearchField label={m.search} value={search} onSearch={set.setSearch} />
            <FilterSelect
              label={m.fields.category}
              value={filters.category_id}
              options={categories.map(({ id, name }) => ({ value: id, label: formatText(name) }))}
              onChange={(id) => set.setFilter('category_id', id)}
            />
          </>
        }
        columns={serviceColumns({ mayWrite, onArchive: mayArchive ? setArchiving : undefined })}
        list={list}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} action={create} />}
        noMatch={m.noMatch}
        page={page}
        onPage={set.setPage}
        sort={sort}
        onSort={set.setSort}
      />
      {archiving && (
        <ArchiveDialog service={archiving} onArchived={finishArchiving} onCancel={closeDialog} />
      )}
    </Screen>
  );
}
