import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Product } from '@ziba/shared/contracts/products';
import type { StockMovement } from '@ziba/shared/contracts/stock-movements';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useMovements } from '../../../data/stock.api';
import { m } from './messages';

/** A change with its sign: what came in has a plus. */
const formatChange = (quantity: number) =>
  quantity > 0
    ? m.more(formatNumber(quantity))
    : quantity < 0
      ? m.less(formatNumber(-quantity))
      : formatNumber(0);

const columns: ListColumn<StockMovement>[] = [
  dateTimeColumn({ title: m.movement.at, date: ({ created_at }) => created_at }),
  textColumn({ title: m.movement.kind, text: ({ kind }) => m.kinds[kind] }),
  {
    title: m.movement.quantity,
    cell: ({ quantity }) => <bdi dir="ltr">{formatChange(quantity)}</bdi>,
    value: ({ quantity }) => quantity,
  },
  numberColumn({ title: m.movement.stock, number: ({ stock_after }) => stock_after }),
  {
    title: m.movement.lot,
    isLesser: true,
    cell: ({ lot_no }) => lot_no && <bdi>{formatText(lot_no)}</bdi>,
    value: ({ lot_no }) => lot_no,
  },
  textColumn({ title: m.movement.reason, wide: true, text: ({ reason }) => reason }),
  textColumn({ title: m.movement.user, isLesser: true, text: ({ user }) => user?.fullName }),
];

/** Every change of the stock of a product, the newest first. */
export function ProductMovements({ product }: { product: Product }) {
  const { page, setPage } = useListParams('movements');
  const list = useMovements(product.id, page);
  return (
    <Card title={m.movements}>
      <ResourceTable
        label={m.movements}
        columns={columns}
        list={list}
        empty={m.noMovements}
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}
