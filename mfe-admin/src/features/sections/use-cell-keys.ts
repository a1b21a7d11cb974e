import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const stopOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset.stop : undefined;

/**
 * The cells of the matrix are one stop for the Tab key; left and right go along a row in the sense of the
 * page, Home and End to its ends. Up and down are the table's own. `stops` are the cells there are.
 */
export function useCellKeys(stops: readonly string[]) {
  const [last, setLast] = useState<string>();
  const tabStop = last !== undefined && stops.includes(last) ? last : stops[0];

  const move = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !stopOf(target)) return;
    const cells = [
      ...((target as HTMLElement).closest('tr')?.querySelectorAll<HTMLElement>('[data-stop]') ??
        []),
    ];
    const now = cells.indexOf(target as HTMLElement);
    const places: Record<string, number> = {
      ArrowLeft: now + 1,
      ArrowRight: now - 1,
      Home: 0,
      End: cells.length - 1,
    };
    const next = cells[places[key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return {
    tabStop,
    handlers: {
      onKeyDown: move,
      onFocus: ({ target }: FocusEvent) => {
        const stop = stopOf(target);
        if (stop) setLast(stop);
      },
    },
  };
}
