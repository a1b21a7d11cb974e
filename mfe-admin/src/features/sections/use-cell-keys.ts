import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const focusIdOfElement = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset.focusId : undefined;

/**
 * Keyboard navigation of the matrix (roving tabindex): the Tab key reaches one cell, the one that had the focus last.
 * Left and Right move along a row (right to left), Home and End to its ends; the table handles Up and Down.
 *
 * @param focusIds the ids of all cells (`data-focus-id`)
 */
export function useCellKeys(focusIds: readonly string[]) {
  const [last, setLast] = useState<string>();
  const tabbableId = last !== undefined && focusIds.includes(last) ? last : focusIds[0];

  const move = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !focusIdOfElement(target)) return;
    const cells = [
      ...((target as HTMLElement).closest('tr')?.querySelectorAll<HTMLElement>('[data-focus-id]') ??
        []),
    ];
    const current = cells.indexOf(target as HTMLElement);
    const targets: Record<string, number> = {
      ArrowLeft: current + 1,
      ArrowRight: current - 1,
      Home: 0,
      End: cells.length - 1,
    };
    const next = cells[targets[key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return {
    tabbableId,
    handlers: {
      onKeyDown: move,
      onFocus: ({ target }: FocusEvent) => {
        const focusId = focusIdOfElement(target);
        if (focusId) setLast(focusId);
      },
    },
  };
}
