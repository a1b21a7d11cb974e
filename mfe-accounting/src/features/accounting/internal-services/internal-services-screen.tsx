import { useListParams } from '@ziba/shared/api/use-list-params';
import type { InternalService } from '@ziba/shared/contracts/internal-services';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { internalServices } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { ArchiveServiceDialog } from './archive-service-dialog';
import { m } from './messages';
import { serviceColumns } from './service-columns';

const back = { to: addresses.internalServiceDocuments, label: m.backToDocuments };

/** The services that the clinic itself buys. */
export function InternalServicesScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = internalServices.useList({ page, search, sort });
  const [archiving, setArchiving] = useState<InternalService>();
  const mayWrite = useMay('accounting', 'write');
  const mayArchive = useMay('accounting', 'delete');
  const create = mayWrite && (
    <ButtonLink to={addresses.newInternalService} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );
  const finishArchiving = () => {
    setArchiving(undefined);
    // It was the last row of its page.
    if (page > 1 && list.data?.data.length === 1) setPage(page - 1);
  };

  return (
    <Screen title={m.title} back={back} actions={create}>
      <ResourceTable
        label={m.title}
        name="internal-services"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={serviceColumns({ mayWrite, onArchive: mayArchive ? setArchiving : undefined })}
        list={list}
        empty={<EmptyView icon="accounting" title={m.empty} hint={m.emptyText} action={create} />}
        noMatch={m.nothingFound(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      {archiving && (
        <ArchiveServiceDialog
          service={archiving}
          onArchived={finishArchiving}
          onCancel={() => setArchiving(undefined)}
        />
      )}
    </Screen>
  );
}
