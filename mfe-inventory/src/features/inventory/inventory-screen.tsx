import { useListParams } from '@ziba/shared/api/use-list-params';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { products } from '../../data/inventory.api';
import { productPage, purchaseList, receiveGoods, stockCounts } from '../../data/stock-addresses';
import { InventoryFilters, productFilters } from './inventory-filters';
import { m } from './messages';
import { productColumns } from './product-columns';

/** The products of the clinic with their stock. */
export function InventoryScreen() {
  const params = useListParams({ filters: productFilters });
  const { page, search, sort, filters, setPage, setSort } = params;
  const list = products.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('inventory', 'write');
  const isListLoaded = list.data !== undefined || list.error !== undefined;
  const create = mayWrite && (
    <ButtonLink to="create" tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen
      title={m.title}
      actions={
        <>
          <ButtonLink to={purchaseList} icon="sheet">
            {m.purchaseList}
          </ButtonLink>
          <ButtonLink to={stockCounts} icon="inventory">
            {m.counts}
          </ButtonLink>
          {mayWrite && (
            <ButtonLink to={receiveGoods} icon="inbox">
              {m.receive}
            </ButtonLink>
          )}
          {create}
        </>
      }
    >
      <ResourceTable
        label={m.list}
        name="products"
        toolbar={<InventoryFilters {...params} isListLoaded={isListLoaded} />}
        columns={productColumns(mayWrite)}
        list={list}
        rowHref={({ id }) => productPage(id)}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} action={create} />}
        noMatch={m.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
