import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeBeside, placePopover } from './place-popover';

/** Writes place and greatest height of the panel into its style. */
function updatePlace(opener: HTMLElement, panel: HTMLElement, beside: boolean) {
  const view = document.documentElement;
  const isRtl = getComputedStyle(opener).direction === 'rtl';
  panel.style.removeProperty('max-block-size');
  // Measures where a fixed panel begins: a scroll bar, or the gutter kept for it, may move that.
  panel.style.setProperty('inset-inline-start', '0');
  const width = isRtl ? panel.getBoundingClientRect().right : view.clientWidth;
  const { inlineStart, blockStart, maxBlockSize } = (beside ? placeBeside : placePopover)(
    opener.getBoundingClientRect(),
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width, height: view.clientHeight },
    isRtl,
  );
  panel.style.setProperty('inset-inline-start', `${inlineStart}px`);
  panel.style.setProperty('inset-block-start', `${blockStart}px`);
  panel.style.setProperty('max-block-size', `${maxBlockSize}px`);
}

/**
 * Shows a panel over the page at its opener while it is mounted. Give the returned ref to an element with
 * `popover="manual"` and `position: fixed`. It follows its opener when the page scrolls. `onLeave` is called for Escape
 * inside the panel, or everywhere (a dialog around it stays open), and for a press outside.
 */
export function usePopover(
  opener: RefObject<HTMLElement | null>,
  onLeave: (by: 'escape' | 'press') => void,
  escapeFrom: 'inside' | 'everywhere' = 'inside',
  side: 'below' | 'beside' = 'below',
) {
  const ref = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const [from, panel] = [opener.current, ref.current];
    if (!from || !panel) return undefined;
    const place = () => updatePlace(from, panel, side === 'beside');
    const press = ({ target }: Event) => {
      if (target instanceof Node && !panel.contains(target) && !from.contains(target)) {
        leave('press');
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave('escape');
    };
    // Browsers without popovers show it as part of the page, in the same place.
    if ('showPopover' in panel) panel.showPopover();
    place();
    const listener: HTMLElement | Document = escapeFrom === 'inside' ? panel : document;
    listener.addEventListener('keydown', escape as EventListener, true);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    // Content that arrives later (answers of a search) may be higher and need another place.
    const observer = new ResizeObserver(() => requestAnimationFrame(place));
    observer.observe(panel);
    return () => {
      observer.disconnect();
      listener.removeEventListener('keydown', escape as EventListener, true);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [opener, escapeFrom, side]);

  // When a row moves in its list, the panel leaves the page for a moment, and the browser closes it.
  useLayoutEffect(() => {
    const [from, panel] = [opener.current, ref.current];
    if (!from || !panel || !('showPopover' in panel) || panel.matches(':popover-open')) return;
    panel.showPopover();
    updatePlace(from, panel, side === 'beside');
  });

  return ref;
}
