import { ChoicePart } from '../ui/fields/choice-part';
import type { ItemColumn, ItemPartProps } from '../ui/fields/item-column';
import { ItemsField, type ItemList } from '../ui/fields/items-field';
import { NumberPart } from '../ui/fields/number-part';
import { textOf, type FieldPropsOf } from '../ui/fields/use-field';
import type { ReactNode } from 'react';
import { m } from './messages';
import { searchGoods } from './search-goods';

interface Props<Values> extends FieldPropsOf<Values> {
  /** Shown above the lines, such as the field of a scanner. */
  head?: (list: ItemList) => ReactNode;
}

/** The product of a line, found by typing. Sets `product_id` and its `name`. */
function ProductPart(props: ItemPartProps) {
  const { row, onChange } = props;
  return (
    <ChoicePart
      {...props}
      source={searchGoods}
      shown={textOf(row.name)}
      isChosen={({ value }) => value === row.product_id}
      onChoice={({ value, label }) => onChange({ product_id: value, name: label })}
      nothing={m.unknownGoods}
    />
  );
}

/** A price of one unit, in whole tomans. */
function PricePart(props: ItemPartProps) {
  return <NumberPart {...props} decimals={0} />;
}

const columns: readonly ItemColumn[] = [
  {
    key: 'product_id',
    label: m.itemName,
    share: 2,
    Part: ProductPart,
    show: (row) => textOf(row.name),
  },
  { key: 'quantity', label: m.itemQuantity, Part: NumberPart },
  { key: 'lot_no', label: m.lotNumber, maxLength: 50 },
  { key: 'expires_on', label: m.lotExpiry, maxLength: 20 },
  { key: 'unit_cost', label: m.unitCost, Part: PricePart },
];

/**
 * The lines of a delivery: goods with quantity, lot, date and price. The value is the list of `deliveryLine` of the
 * contracts; dates are typed as Jalali days.
 */
export function GoodsLines<Values>(props: Props<Values>) {
  return <ItemsField {...props} columns={columns} layout="cards" add={m.addItem} />;
}
