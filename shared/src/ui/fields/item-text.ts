import type { ItemColumn, ItemRow } from './item-column';
import { textOf } from './use-field';

/** The text of one part of a row, as people read it. */
export function partText({ key, show }: ItemColumn, row: ItemRow): string {
  return show ? show(row) : textOf(row[key]);
}
