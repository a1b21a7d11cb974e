import type { ItemPartProps } from '../ui/fields/item-column';
import { NumberPart } from '../ui/fields/number-part';
import { textOf } from '../ui/fields/use-field';
import { joinQuantity, splitQuantity } from './goods-quantity';

const notOfNumber = /[^\d.,،]/g;

/**
 * How much is needed: of goods of the clinic a number in their unit, for it leaves the stock; of anything
 * else a text. Sets `quantity`.
 */
export function GoodsQuantityPart(props: ItemPartProps) {
  const { row, onChange } = props;
  const isText = row.product_id === null || row.product_id === undefined;
  const { number, unit } = splitQuantity(textOf(row.quantity));
  const read = (typed: string) =>
    isText ? typed : joinQuantity(typed.replace(notOfNumber, ''), unit);
  return (
    <NumberPart
      {...props}
      isText={isText}
      row={isText ? row : { quantity: number }}
      unit={isText ? '' : unit}
      // The server would believe a stored amount more than the text.
      onChange={(parts) => onChange({ quantity: read(textOf(parts.quantity)), amount: null })}
    />
  );
}
