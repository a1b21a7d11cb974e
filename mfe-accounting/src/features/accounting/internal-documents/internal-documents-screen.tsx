import { useListParams } from '@ziba/shared/api/use-list-params';
import { accounting } from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { internalServiceDocuments } from '../../../data/internal-services.api';
import { useVoidDocument } from '../../../data/void-document.api';
import * as addresses from '../addresses';
import { documentColumns } from './document-columns';
import { m } from './messages';

/** The documents of what the clinic itself buys, with two shortcuts. */
export function InternalDocumentsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = internalServiceDocuments.useList({ page, search, sort });
  const mayWrite = useMay('accounting', 'write');
  const onVoid = useVoidDocument('/internal-service-documents');
  return (
    <Screen title={m.title} back={{ to: accounting, label: m.home }}>
      <CardGrid>
        <ActionCard
          to={addresses.internalServices}
          icon="services"
          title={m.services}
          hint={m.servicesText}
        />
        {mayWrite && (
          <ActionCard
            to={addresses.newInternalServiceDocument}
            icon="receipt"
            title={m.create}
            hint={m.createText}
          />
        )}
      </CardGrid>
      <ResourceTable
        label={m.list}
        name="internal-service-documents"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={documentColumns({ mayWrite, onVoid })}
        list={list}
        empty={<EmptyView icon="receipt" title={m.empty} hint={m.emptyText} />}
        noMatch={m.nothingFound(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
