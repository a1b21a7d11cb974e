import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  count: number;
  /** Where reading begins: the newest point of a time, the first of a list. */
  first: number;
  /** The point below the pointer, from its place within the chart in CSS pixels; null is none. */
  find: (x: number, y: number, box: DOMRect) => number | null;
}

/** One step on goes down, or left: time runs from the right. */
const steps: Record<string, number> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };

/**
 * Which point of a chart is being read, by keyboard or pointer. One tab stop: arrows step, Home and
 * End go to the ends, Escape closes the tip.
 */
export function useReading({ count, first, find }: Options) {
  const [at, setAt] = useState<number | null>(null);

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    let next: number | null | undefined;
    if (step) next = at === null ? first : Math.min(count - 1, Math.max(0, at + step));
    if (event.key === 'Home') next = 0;
    if (event.key === 'End') next = count - 1;
    if (event.key === 'Escape' && at !== null) next = null;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(next);
  }

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(find(event.clientX - box.x, event.clientY - box.y, box));
  }

  return {
    at: at !== null && at < count ? at : null,
    handlers: {
      // Before a dialog around it takes Escape for itself.
      onKeyDownCapture: press,
      onFocus: () => setAt((now) => now ?? first),
      onBlur: () => setAt(null),
      onPointerDown: point,
      onPointerMove: point,
      // A finger leaves with each tap; what it tapped stays until the next one.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setAt(null),
    },
  };
}
