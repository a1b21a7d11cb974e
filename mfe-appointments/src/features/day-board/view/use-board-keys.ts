import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Column } from '../model/board-columns';
import type { Rows } from '../model/board-rows';
import { stopAfter, stopsOf, type Stop } from '../model/board-stops';

/** The name of a stop in the page (`data-stop`). */
export const nameOfStop = ({ doctorId, day, minute, key = '' }: Stop) =>
  [doctorId, day, minute ?? 'untimed', key].join(':');

const find = (frame: HTMLElement | null, name: string) =>
  frame?.querySelector<HTMLElement>(`[data-stop='${name}']`);

/**
 * The keyboard on a board: the Tab key reaches one stop (`tabStop`), and the arrow keys lead from there to
 * the others. The tab stop follows the focus; an item that is moved stays the tab stop. `first` is the tab
 * stop until something has the focus.
 */
export function useBoardKeys(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  rows: Rows,
  first: Stop,
) {
  const [focused, setFocused] = useState<Stop | null>(null);
  const hadFocus = useRef(false);
  const stops = columns.flatMap((column) => stopsOf(column, rows));
  const isStop = (stop: Stop) => stops.some((one) => nameOfStop(one) === nameOfStop(stop));
  const sameItem = focused?.key && stops.find(({ key }) => key === focused.key);
  const tabStop =
    focused && isStop(focused)
      ? focused
      : sameItem || (isStop(first) ? first : (stops[0] ?? first));
  const name = nameOfStop(tabStop);

  useLayoutEffect(() => {
    // The focused item was drawn again in another place: give it the focus back.
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
        const found = stops.find((one) => nameOfStop(one) === stop);
        if (found) setFocused(found);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: unknown }) => {
        // Without a next element, the focused item may just have been drawn in another place.
        if (relatedTarget !== null) hadFocus.current = false;
      },
    },
  };
}
