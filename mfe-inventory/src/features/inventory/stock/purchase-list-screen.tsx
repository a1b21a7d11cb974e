import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Product } from '@ziba/shared/contracts/products';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { products } from '../../../data/inventory.api';
import { productPage, receiveGoods } from '../../../data/stock-addresses';
import { m as inventory } from '../messages';
import { ProductStatusBadge } from '../product-status-badge';
import { m } from './messages';
import { suggestedAmount } from './suggested-amount';

const { fields, stockOf } = inventory;
const inUnit = (amount: number, { unit }: Product) =>
  stockOf(formatNumber(amount), formatText(unit));

const columns: ListColumn<Product>[] = [
  textColumn({ title: fields.name, sort: 'name', text: ({ name }) => name }),
  textColumn({ title: fields.brand, isLesser: true, sort: 'brand', text: ({ brand }) => brand }),
  textColumn({
    title: fields.category,
    isLesser: true,
    sort: 'product_category',
    text: ({ product_category }) => product_category.name,
  }),
  numberColumn({
    title: fields.stock,
    sort: 'stock',
    number: ({ stock }) => stock,
    format: inUnit,
  }),
  numberColumn({
    title: fields.min_required_stock,
    sort: 'min_required_stock',
    number: ({ min_required_stock }) => min_required_stock,
    format: inUnit,
  }),
  numberColumn({ title: m.buy.suggested, number: suggestedAmount, format: inUnit }),
  {
    title: fields.status,
    cell: ({ status }) => <ProductStatusBadge status={status} />,
    value: ({ status }) => inventory.statuses[status],
  },
];

/** The goods that have reached their minimum or are gone, with a suggested amount; for print and files too. */
export function PurchaseListScreen() {
  const { page, sort, setPage, setSort } = useListParams();
  const list = products.useList({ page, sort, to_buy: 'true' });
  const mayWrite = useMay('inventory', 'write');
  return (
    <Screen
      title={m.purchaseList}
      hint={m.buy.hint}
      back={{ to: addresses.inventory, label: inventory.title }}
      actions={
        mayWrite && (
          <ButtonLink to={receiveGoods} icon="add">
            {m.receive}
          </ButtonLink>
        )
      }
    >
      <ResourceTable
        label={m.purchaseList}
        name="purchase-list"
        columns={columns}
        list={list}
        rowHref={({ id }) => productPage(id)}
        empty={m.buy.empty}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
