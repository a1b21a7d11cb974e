import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Column } from './board-columns';
import { stopAfter, stopsOf, type Rows, type Stop } from './board-stops';

/** The name of a stop in the page (`data-stop`). */
export const nameOfStop = ({ column, row, key = '' }: Stop) => `${column}:${row}:${key}`;

const find = (frame: HTMLElement | null, name: string) =>
  frame?.querySelector<HTMLElement>(`[data-stop='${name}']`);

/**
 * One stop of a board for the Tab key, and arrows in the sense of the page from there (left is the next
 * column). The stop follows the focus; what was moved keeps it.
 */
export function useBoardKeys(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  rows: Rows,
  first: Stop,
) {
  const [at, setAt] = useState<Stop | null>(null);
  const hadFocus = useRef(false);
  const all = columns.flatMap((column, index) => stopsOf(column, index, rows));
  const isThere = (stop: Stop) => all.some((one) => nameOfStop(one) === nameOfStop(stop));
  const sameThing = at?.key && all.find(({ key }) => key === at.key);
  const tabStop =
    at && isThere(at) ? at : sameThing || (isThere(first) ? first : (all[0] ?? first));
  const name = nameOfStop(tabStop);

  useLayoutEffect(() => {
    // What stood there is drawn elsewhere now: the focus goes along instead of being lost.
    if (hadFocus.current && document.activeElement === document.body) {
      find(frame.current, name)?.focus();
    }
  }, [frame, name, columns]);

  return {
    tabStop: name,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.metaKey || event.shiftKey) return;
        if (!(event.target as HTMLElement).dataset.stop) return;
        const next = stopAfter(columns, rows, tabStop, event);
        if (!next) return;
        event.preventDefault();
        find(frame.current, nameOfStop(next))?.focus();
      },
      onFocus: ({ target }: { target: Element }) => {
        hadFocus.current = true;
        const stop = target instanceof HTMLElement ? target.dataset.stop : undefined;
        const found = all.find((one) => nameOfStop(one) === stop);
        if (found) setAt(found);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: unknown }) => {
        // Without a next place the element may just have been drawn elsewhere.
        if (relatedTarget !== null) hadFocus.current = false;
      },
    },
  };
}
