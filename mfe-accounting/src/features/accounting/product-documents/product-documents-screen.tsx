import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { ProductFinancial } from '@ziba/shared/contracts/product-financial';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';
import { productDocuments } from '../../../data/product-documents.api';

const read: Column<ProductFinancial>[] = [
  { title: m.columns.product, cell: ({ product }) => formatText(product.name) },
  {
    title: m.columns.accountingCode,
    cell: ({ accounting_code }) => <Ltr>{accounting_code}</Ltr>,
    sort: 'accounting_code',
  },
  {
    title: m.columns.purchased,
    cell: ({ purchased_quantity }) => formatNumber(purchased_quantity),
    value: ({ purchased_quantity }) => purchased_quantity,
    sort: 'purchased_quantity',
    align: 'end',
  },
  {
    title: m.columns.sold,
    cell: ({ sold_quantity }) => formatNumber(sold_quantity),
    value: ({ sold_quantity }) => sold_quantity,
    sort: 'sold_quantity',
    align: 'end',
  },
  {
    title: m.columns.paid,
    cell: ({ paid_cost }) => formatNumber(paid_cost),
    value: ({ paid_cost }) => paid_cost,
    sort: 'paid_cost',
    align: 'end',
  },
  {
    title: m.columns.remaining,
    cell: ({ remaining_cost }) => formatNumber(remaining_cost),
    value: ({ remaining_cost }) => remaining_cost,
    sort: 'remaining_cost',
    align: 'end',
  },
  { title: m.columns.date, cell: ({ created_at }) => formatDay(created_at), sort: 'created_at' },
];

const write: Column<ProductFinancial>[] = [
  ...read,
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: ({ id, product }) => (
      <EditLink to={addresses.editProductDocument(id)} name={formatText(product.name)} />
    ),
  },
];

/** The financial documents of the inventory (text 3, accounting/inventory). */
export function ProductDocumentsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = productDocuments.useList({ page, search, sort });
  const mayWrite = useMay('accounting', 'write');
  const create = mayWrite && (
    <ButtonLink to={addresses.newProductDocument} tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen title={m.title} back={{ to: addresses.accounting, label: m.home }} actions={create}>
      <ResourceTable
        label={m.list}
        name="product-documents"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={mayWrite ? write : read}
        list={list}
        empty={<EmptyView icon="receipt" title={m.empty} hint={m.emptyText} action={create} />}
        noMatch={m.nothingFound(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
