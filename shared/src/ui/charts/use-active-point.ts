import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  count: number;
  /** The point that becomes active when the chart gets the focus: the newest of a time, the first of a list. */
  first: number;
  /** The point below the pointer, from its position within the chart in CSS pixels; null if there is none. */
  find: (x: number, y: number, box: DOMRect) => number | null;
}

/** Time runs from right to left, so left is one step forwards; in a list down is. */
const steps: Record<string, number> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };

/**
 * The point of a chart that keyboard or pointer has reached; its tooltip is open. The chart is one tab
 * stop: arrows move by one point, Home and End go to the ends, Escape closes the tooltip.
 *
 * @returns the index of the active point (null if there is none) and the handlers of the chart's element
 */
export function useActivePoint({ count, first, find }: Options) {
  const [active, setActive] = useState<number | null>(null);

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    let next: number | null | undefined;
    if (step) next = active === null ? first : Math.min(count - 1, Math.max(0, active + step));
    if (event.key === 'Home') next = 0;
    if (event.key === 'End') next = count - 1;
    if (event.key === 'Escape' && active !== null) next = null;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setActive(next);
  }

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    setActive(find(event.clientX - box.x, event.clientY - box.y, box));
  }

  return {
    active: active !== null && active < count ? active : null,
    handlers: {
      // In the capture phase: a dialog around the chart would close on Escape first.
      onKeyDownCapture: press,
      onFocus: () => setActive((current) => current ?? first),
      onBlur: () => setActive(null),
      onPointerDown: point,
      onPointerMove: point,
      // A finger leaves after each tap, so the tapped point stays active until the next tap.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(null),
    },
  };
}
