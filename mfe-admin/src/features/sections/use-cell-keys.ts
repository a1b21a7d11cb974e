import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const stopOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset.stop : undefined;

/**
 * Keyboard navigation of the matrix. All cells are one stop for the Tab key. Left and Right move along a
 * row (right to left), Home and End to its ends; the table handles Up and Down. `stops` are the ids of all cells.
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
