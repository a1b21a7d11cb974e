import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { ProductFinancial } from '@ziba/shared/contracts/product-financial';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { productDocuments } from '../../../data/product-documents.api';
import { useVoidDocument } from '../../../data/void-document.api';
import { statusColumn } from '../documents/document-status';
import { m as words } from '../documents/messages';
import { VoidDocument } from '../documents/void-document';
import { m } from './messages';

const read: ListColumn<ProductFinancial>[] = [
  textColumn({ title: m.columns.product, text: ({ product }) => product.name }),
  codeColumn({
    title: m.columns.accountingCode,
    code: ({ accounting_code }) => accounting_code,
    sort: 'accounting_code',
  }),
  numberColumn({
    title: m.columns.purchased,
    isLesser: true,
    number: ({ purchased_quantity }) => purchased_quantity,
    sort: 'purchased_quantity',
  }),
  numberColumn({
    title: m.columns.sold,
    isLesser: true,
    number: ({ sold_quantity }) => sold_quantity,
    sort: 'sold_quantity',
  }),
  numberColumn({
    title: m.columns.paid,
    number: ({ paid_cost }) => paid_cost,
    sort: 'paid_cost',
  }),
  numberColumn({
    title: m.columns.remaining,
    number: ({ remaining_cost }) => remaining_cost,
    sort: 'remaining_cost',
  }),
  dateTimeColumn({
    title: m.columns.date,
    isLesser: true,
    date: ({ created_at }) => created_at,
    dayOnly: true,
    sort: 'created_at',
  }),
  statusColumn(),
];

type OnVoid = (id: number, reason: string) => Promise<void>;

const write = (onVoid: OnVoid): ListColumn<ProductFinancial>[] => [
  ...read,
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (row) => (
      <>
        {row.status === 'posted' && (
          <EditLink
            to={addresses.editProductDocument(row.id)}
            name={formatText(row.product.name)}
          />
        )}
        <VoidDocument
          document={row}
          name={row.product.name}
          meaning={words.voidGoods}
          onVoid={onVoid}
        />
      </>
    ),
  },
];

/** The financial documents of the inventory. */
export function ProductDocumentsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = productDocuments.useList({ page, search, sort });
  const mayWrite = useMay('accounting', 'write');
  const onVoid = useVoidDocument('/product-financial', '/products', '/notifications');
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
        columns={mayWrite ? write(onVoid) : read}
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
