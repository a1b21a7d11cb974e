import { useRef } from 'react';
import type { ItemColumn, ItemRow } from './item-column';

interface Options {
  rows: readonly ItemRow[];
  columns: readonly ItemColumn[];
  /** How many rows there may be. */
  maximum: number;
  onRows: (rows: readonly ItemRow[]) => void;
}

/**
 * Adding, changing and removing the rows of ItemsField. The focus goes to the first input of a new row, and
 * to the row after a removed one.
 *
 * @returns the ref of the element around the rows, and the actions
 */
export function useItemRows({ rows, columns, maximum, onRows }: Options) {
  const table = useRef<HTMLDivElement>(null);
  const isFull = rows.length >= maximum;
  const inputs = () => [...(table.current?.querySelectorAll('input') ?? [])];

  const add = () => {
    if (isFull) return;
    onRows([...rows, Object.fromEntries(columns.map(({ key }) => [key, '']))]);
    // Once the new row is drawn.
    queueMicrotask(() => inputs().at(-columns.length)?.focus());
  };
  const actions = {
    isFull,
    add,
    change: (index: number, parts: ItemRow) =>
      onRows(rows.map((row, other) => (other === index ? { ...row, ...parts } : row))),
    remove: (index: number) => {
      onRows(rows.filter((_, other) => other !== index));
      queueMicrotask(() => {
        const next = inputs()[Math.min(index, rows.length - 2) * columns.length];
        (next ?? table.current?.parentElement?.querySelector('button'))?.focus();
      });
    },
    /** Moves the focus to the input after this one; after the last one into a new row. */
    focusNext: (input: HTMLInputElement) => {
      const all = inputs();
      const next = all[all.indexOf(input) + 1];
      if (next) next.focus();
      else add();
    },
  };
  return [table, actions] as const;
}
