import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeBeside, placePopover } from './place-popover';

function settle(opener: HTMLElement, panel: HTMLElement, beside: boolean) {
  const view = document.documentElement;
  const isRtl = getComputedStyle(opener).direction === 'rtl';
  panel.style.removeProperty('max-block-size');
  // Where the window begins for a fixed panel, which a scroll bar or the room kept for one may move.
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
 * A panel over the page, beside its opener, for as long as it is mounted: give the ref to an element
 * with `popover="manual"` and `position: fixed`. It follows its opener when the page scrolls.
 * `onLeave` hears of Escape inside it, or everywhere (a dialog around it stays open), and of a press
 * elsewhere.
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
    const place = () => settle(from, panel, side === 'beside');
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
    // Older browsers show it as part of the page, in the same place.
    if ('showPopover' in panel) panel.showPopover();
    place();
    const listener: HTMLElement | Document = escapeFrom === 'inside' ? panel : document;
    listener.addEventListener('keydown', escape as EventListener, true);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    // What comes later (answers of a search) may be taller, and another place then.
    const watcher = new ResizeObserver(() => requestAnimationFrame(place));
    watcher.observe(panel);
    return () => {
      watcher.disconnect();
      listener.removeEventListener('keydown', escape as EventListener, true);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [opener, escapeFrom, side]);

  // A row that changes its place in a list takes the panel out of the page for a moment, which closes it.
  useLayoutEffect(() => {
    const [from, panel] = [opener.current, ref.current];
    if (!from || !panel || !('showPopover' in panel) || panel.matches(':popover-open')) return;
    panel.showPopover();
    settle(from, panel, side === 'beside');
  });

  return ref;
}
