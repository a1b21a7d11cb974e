/** Milliseconds after which the page has its own height again, and frames until the screens changed. */
const limits = { height: 1_000, frames: 120 };

const named = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** What had the focus, in the screen that took the place of its own; else the heading. */
function counterpart(main: HTMLElement, element: Element): HTMLElement | null {
  const alike = [...main.querySelectorAll<HTMLElement>(element.tagName)];
  const name = named(element);
  return (
    alike.find((one) => name && named(one) === name) ??
    main.querySelector<HTMLElement>('h1[tabindex]')
  );
}

/**
 * Remembers where one is on the page before its screen is replaced by another of the same kind: the
 * page stays as high as it is for a moment, so that nothing scrolls, and a lost focus is put back.
 */
export function keepPlace(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return () => undefined;
  const focused = document.activeElement;
  main.style.minBlockSize = `${main.offsetHeight}px`;

  const restore = (frames: number) => {
    // React draws what the router has within the next frames.
    if (focused?.isConnected && frames > 0) {
      requestAnimationFrame(() => restore(frames - 1));
      return;
    }
    const isLost = focused && document.activeElement === document.body;
    if (isLost) counterpart(main, focused)?.focus({ preventScroll: true });
    setTimeout(() => main.style.removeProperty('min-block-size'), limits.height);
  };
  return () => restore(limits.frames);
}
