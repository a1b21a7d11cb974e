import type { ItemColumn } from '../ui/fields/item-column';
import { ItemsField } from '../ui/fields/items-field';
import type { FieldPropsOf } from '../ui/fields/use-field';
import { GoodsPart } from './goods-part';
import { GoodsQuantityPart } from './goods-quantity-part';
import { m } from './messages';

const columns: readonly ItemColumn[] = [
  { key: 'name', label: m.itemName, share: 2, maxLength: 200, Part: GoodsPart },
  { key: 'quantity', label: m.itemQuantity, maxLength: 100, Part: GoodsQuantityPart },
];

/**
 * The items that a session or an operation needs, with quantities: goods, which are taken out of stock, or any
 * text.
 */
export function RequiredItemsField<Values>(props: FieldPropsOf<Values>) {
  return <ItemsField {...props} columns={columns} add={m.addItem} />;
}
