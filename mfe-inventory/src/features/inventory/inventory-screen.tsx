import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Product } from '@ziba/shared/contracts/products';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { products } from '../../data/inventory.api';
import { InventoryFilters } from './inventory-filters';
import { m } from './messages';
import { ProductStatusBadge } from './product-status-badge';

const facts: Column<Product>[] = [
  {
    title: m.fields.name,
    sort: 'name',
    cell: ({ name }) => <b>{formatText(name)}</b>,
    value: ({ name }) => name,
  },
  {
    title: m.fields.product_code,
    sort: 'product_code',
    cell: ({ product_code }) => <Ltr>{toPersianDigits(product_code)}</Ltr>,
    value: ({ product_code }) => product_code,
  },
  { title: m.fields.brand, sort: 'brand', cell: ({ brand }) => formatText(brand) },
  {
    title: m.fields.stock,
    sort: 'stock',
    cell: ({ stock, unit }) => m.stockOf(formatNumber(stock), formatText(unit)),
    value: ({ stock }) => stock,
  },
  {
    title: m.fields.type,
    sort: 'product_type',
    cell: ({ product_type }) => formatText(product_type.name),
  },
  {
    title: m.fields.category,
    sort: 'product_category',
    cell: (product) => formatText(product.product_category.name),
  },
  {
    title: m.fields.status,
    sort: 'status',
    cell: ({ status }) => <ProductStatusBadge status={status} />,
    value: ({ status }) => m.statuses[status],
  },
];

const actions: Column<Product> = {
  title: common.actions,
  quiet: true,
  align: 'end',
  cell: ({ id, name }) => <EditLink to={addresses.product(id)} name={name} />,
};

/** The goods of the clinic and how much of them is left (text 3 §2). */
export function InventoryScreen() {
  const params = useListParams();
  const { page, search, sort, filters, setPage, setSort } = params;
  const list = products.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('inventory', 'write');
  const isListThere = list.data !== undefined || list.error !== undefined;
  const create = mayWrite && (
    <ButtonLink to="create" tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} actions={create}>
      <ResourceTable
        label={m.list}
        name="products"
        toolbar={<InventoryFilters {...params} isListThere={isListThere} />}
        columns={mayWrite ? [...facts, actions] : facts}
        list={list}
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
