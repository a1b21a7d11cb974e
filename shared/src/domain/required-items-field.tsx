import { ItemsField } from '../ui/fields/items-field';
import type { FieldPropsOf } from '../ui/fields/use-field';
import { m } from './messages';

const columns = [
  { key: 'name', label: m.itemName, share: 2, maxLength: 200 },
  { key: 'quantity', label: m.itemQuantity, maxLength: 100 },
];

/** What a session or an operation needs from the stock: names with quantities. */
export function RequiredItemsField<Values>(props: FieldPropsOf<Values>) {
  return <ItemsField {...props} columns={columns} add={m.addItem} />;
}
