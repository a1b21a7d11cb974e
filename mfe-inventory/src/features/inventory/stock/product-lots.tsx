import type { Product } from '@ziba/shared/contracts/products';
import type { StockLot } from '@ziba/shared/contracts/stock-movements';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useLots } from '../../../data/stock.api';
import { m } from './messages';

interface Props {
  product: Product;
  /** Disposes of a lot; missing for users who may not. */
  onDispose?: (lot: StockLot) => void;
}

const columnsOf = (unit: string): ListColumn<StockLot>[] => [
  {
    title: m.lot.number,
    cell: ({ lot_no }) => (lot_no ? <bdi>{formatText(lot_no)}</bdi> : m.lot.none),
    value: ({ lot_no }) => lot_no,
  },
  dateTimeColumn({ title: m.lot.expiry, dayOnly: true, date: ({ expires_on }) => expires_on }),
  numberColumn({
    title: m.lot.quantity,
    number: ({ quantity }) => quantity,
    format: (quantity) => `${formatNumber(quantity)} ${unit}`,
  }),
  numberColumn({
    title: m.lot.cost,
    isLesser: true,
    number: ({ unit_cost }) => unit_cost,
    format: formatToman,
  }),
  {
    title: m.lot.state,
    cell: ({ is_expired }) => (
      <StatusBadge
        tone={is_expired ? 'danger' : 'success'}
        label={is_expired ? m.lot.expired : m.lot.usable}
      />
    ),
    value: ({ is_expired }) => (is_expired ? m.lot.expired : m.lot.usable),
  },
];

/** The lots of a product that are in stock, in the order in which they are used. */
export function ProductLots({ product, onDispose }: Props) {
  const list = useLots(product.id);
  const columns = columnsOf(formatText(product.unit));
  const dispose = buttonColumn<StockLot>({
    label: () => m.kinds.dispose,
    nameOf: ({ lot_no }) => formatText(lot_no ?? m.lot.none),
    icon: 'delete',
    onPress: (lot) => onDispose?.(lot),
  });
  return (
    <Card title={m.lots}>
      <ResourceTable
        label={m.lots}
        columns={onDispose ? [...columns, dispose] : columns}
        list={list}
        empty={m.noLots}
      />
    </Card>
  );
}
