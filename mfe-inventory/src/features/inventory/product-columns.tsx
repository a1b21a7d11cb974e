import type { Product } from '@ziba/shared/contracts/products';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';
import { ProductStatusBadge } from './product-status-badge';

const facts: ListColumn<Product>[] = [
  textColumn({ title: m.fields.name, sort: 'name', text: ({ name }) => name }),
  codeColumn({
    title: m.fields.product_code,
    isLesser: true,
    sort: 'product_code',
    code: ({ product_code }) => product_code,
  }),
  textColumn({
    title: m.fields.brand,
    isLesser: true,
    sort: 'brand',
    text: ({ brand }) => brand,
  }),
  numberColumn({
    title: m.fields.stock,
    sort: 'stock',
    number: ({ stock }) => stock,
    format: (stock, { unit }) => m.stockOf(formatNumber(stock), formatText(unit)),
  }),
  textColumn({
    title: m.fields.type,
    isLesser: true,
    sort: 'product_type',
    text: ({ product_type }) => product_type.name,
  }),
  textColumn({
    title: m.fields.category,
    sort: 'product_category',
    text: ({ product_category }) => product_category.name,
  }),
  {
    title: m.fields.status,
    sort: 'status',
    cell: ({ status }) => <ProductStatusBadge status={status} />,
    value: ({ status }) => m.statuses[status],
  },
];

const actions: ListColumn<Product> = {
  title: common.actions,
  quiet: true,
  align: 'end',
  cell: ({ id, name }) => <EditLink to={`edit/${id}`} name={name} />,
};

/** The columns of the product list, with the link to the form for users who may write. */
export const productColumns = (mayWrite: boolean) => (mayWrite ? [...facts, actions] : facts);
