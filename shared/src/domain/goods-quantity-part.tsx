import type { ItemPartProps } from '../ui/fields/item-column';
import { NumberPart } from '../ui/fields/number-part';
import { textOf } from '../ui/fields/use-field';
import { joinQuantity, splitQuantity } from './goods-quantity';

const notPartOfNumber = /[^\d.,،]/g;

/**
 * The needed quantity: a number with the unit for goods of the clinic, because it is taken out of stock; a text
 * for anything else. Sets `quantity`.
 */
export function GoodsQuantityPart(props: ItemPartProps) {
  const { row, onChange } = props;
  const isText = row.product_id === null || row.product_id === undefined;
  const { number, unit } = splitQuantity(textOf(row.quantity));
  const read = (typed: string) =>
    isText ? typed : joinQuantity(typed.replace(notPartOfNumber, ''), unit);
  return (
    <NumberPart
      {...props}
      isText={isText}
      row={isText ? row : { quantity: number }}
      unit={isText ? '' : unit}
      // The server prefers a stored amount to the text, so it is cleared.
      onChange={(parts) => onChange({ quantity: read(textOf(parts.quantity)), amount: null })}
    />
  );
}
