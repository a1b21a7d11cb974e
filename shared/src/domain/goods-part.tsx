import { mayIn } from '../contracts/permissions';
import { productReaders } from '../contracts/product-readers';
import { useSession } from '../session/use-session';
import { ChoicePart } from '../ui/fields/choice-part';
import type { ItemPartProps } from '../ui/fields/item-column';
import type { Choice } from '../ui/fields/options/choice';
import { TextPart } from '../ui/fields/text-part';
import { textOf } from '../ui/fields/use-field';
import { inUnit } from './goods-quantity';
import { m } from './messages';
import { searchGoods, type GoodsChoice } from './search-goods';

/** Whether the server lets the signed-in user search the goods. */
function useMaySearchGoods(): boolean {
  const access = useSession()?.access;
  return !!access && mayIn(access, productReaders, 'read');
}

/**
 * The name of a needed item: goods of the clinic, found by typing, or any text, which is marked as not in
 * stock. Sets `name`, `product_id` and the unit of `quantity`. Users who may not search the goods can only
 * type a text.
 */
export function GoodsPart(props: ItemPartProps) {
  const { row, onChange } = props;
  const maySearch = useMaySearchGoods();
  const name = textOf(row.name);
  const isGoods = row.product_id !== null && row.product_id !== undefined;
  const mark = name.trim() !== '' && !isGoods ? m.outsideStock : null;
  const write = (typed: string) => onChange({ name: typed, product_id: null, amount: null });

  if (!maySearch) {
    return <TextPart {...props} mark={mark} onChange={(parts) => write(textOf(parts.name))} />;
  }
  return (
    <ChoicePart
      {...props}
      source={searchGoods}
      shown={name}
      mark={mark}
      isChosen={({ value }) => value === row.product_id}
      // All choices come from the search above.
      onChoice={(choice: Choice) =>
        onChange({
          name: choice.label,
          product_id: choice.value,
          quantity: inUnit(textOf(row.quantity), (choice as GoodsChoice).unit),
          amount: null,
        })
      }
      onText={write}
      nothing={m.noGoods}
    />
  );
}
