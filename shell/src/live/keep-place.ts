/** How long the page keeps its height. */
const keepHeightMs = 1_000;
/** How many frames the screens may need to change. */
const maxFrames = 120;

const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** The element of the new screen that equals the focused one of the old screen; else the heading. */
function counterpart(main: HTMLElement, element: Element): HTMLElement | null {
  const candidates = [...main.querySelectorAll<HTMLElement>(element.tagName)];
  const name = nameOf(element);
  return (
    candidates.find((one) => name && nameOf(one) === name) ??
    main.querySelector<HTMLElement>('h1[tabindex]')
  );
}

/**
 * Call this before a screen is replaced by another release of itself. The page keeps its height for a
 * moment, so that nothing scrolls. Call the returned function afterwards: it restores a lost focus.
 */
export function keepPlace(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return () => undefined;
  const focused = document.activeElement;
  main.style.minBlockSize = `${main.offsetHeight}px`;

  const restore = (frames: number) => {
    // React renders the new screen within the next frames.
    if (focused?.isConnected && frames > 0) {
      requestAnimationFrame(() => restore(frames - 1));
      return;
    }
    const isLost = focused && document.activeElement === document.body;
    if (isLost) counterpart(main, focused)?.focus({ preventScroll: true });
    setTimeout(() => main.style.removeProperty('min-block-size'), keepHeightMs);
  };
  return () => restore(maxFrames);
}
