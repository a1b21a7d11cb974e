import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Column } from '../model/board-columns';
import type { Rows } from '../model/board-rows';
import { focusPlaceAfter, focusPlacesOf, type FocusPlace } from '../model/focus-places';

/** The id by which the page finds the element of a place (`data-focus-id`). */
export const focusIdOf = ({ doctorId, day, minute, key = '' }: FocusPlace) =>
  [doctorId, day, minute ?? 'untimed', key].join(':');

const find = (frame: HTMLElement | null, focusId: string) =>
  frame?.querySelector<HTMLElement>(`[data-focus-id='${focusId}']`);

/**
 * The keyboard on a board (roving tabindex): the Tab key reaches one element (`tabbableId`), and the arrow keys move
 * the focus to the others. The element that had the focus last is the tabbable one, also after it was moved; before
 * anything had the focus, it is that of `first`.
 */
export function useBoardKeys(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  rows: Rows,
  first: FocusPlace,
) {
  const [focused, setFocused] = useState<FocusPlace | null>(null);
  const hadFocus = useRef(false);
  const places = columns.flatMap((column) => focusPlacesOf(column, rows));
  const isOnBoard = (place: FocusPlace) =>
    places.some((one) => focusIdOf(one) === focusIdOf(place));
  const sameItem = focused?.key && places.find(({ key }) => key === focused.key);
  const tabbable =
    focused && isOnBoard(focused)
      ? focused
      : sameItem || (isOnBoard(first) ? first : (places[0] ?? first));
  const tabbableId = focusIdOf(tabbable);

  useLayoutEffect(() => {
    // The focused item was drawn again in another place: give it the focus back.
    if (hadFocus.current && document.activeElement === document.body) {
      find(frame.current, tabbableId)?.focus();
    }
  }, [frame, tabbableId, columns]);

  return {
    tabbableId,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.metaKey || event.shiftKey) return;
        if (!(event.target as HTMLElement).dataset.focusId) return;
        const next = focusPlaceAfter(columns, rows, tabbable, event);
        if (!next) return;
        event.preventDefault();
        find(frame.current, focusIdOf(next))?.focus();
      },
      onFocus: ({ target }: { target: Element }) => {
        hadFocus.current = true;
        const focusId = target instanceof HTMLElement ? target.dataset.focusId : undefined;
        const found = places.find((place) => focusIdOf(place) === focusId);
        if (found) setFocused(found);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: unknown }) => {
        // Without a next element, the focused item may just have been drawn in another place.
        if (relatedTarget !== null) hadFocus.current = false;
      },
    },
  };
}
