/** Milliseconds that a page has to become as long as it was. */
const longest = 3_000;
/** Milliseconds for which the place has to hold: what comes late moves a page once more. */
const hold = 300;

/** What a person does when they want to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The router names every entry of the history; the first one has no name yet. */
const entryNow = () => (window.history.state as { key?: string } | null)?.key ?? 'first';

/**
 * Brings a page back to where it was scrolled when one goes back or forward to it. A browser tries that at
 * once, when the rows have not come yet; this waits until the page is long enough. Answers how to stop.
 */
export function keepScroll(): () => void {
  const places = new Map<string, number>();
  const before = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  let giveUp: (() => void) | undefined;

  const keep = () => {
    if (!giveUp) places.set(entryNow(), window.scrollY);
  };
  const comeBack = () => {
    giveUp?.();
    const place = places.get(entryNow()) ?? 0;
    const until = Date.now() + longest;
    let since = 0;
    const timer = setInterval(() => {
      const isThere = window.scrollY === place;
      if (!isThere) since = 0;
      else since ||= Date.now();
      if ((isThere && Date.now() - since >= hold) || Date.now() > until) return giveUp?.();
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (!isThere && room >= place) window.scrollTo(0, place);
      return undefined;
    }, 50);
    const stop = () => {
      clearInterval(timer);
      for (const move of ownMoves) window.removeEventListener(move, stop, true);
      giveUp = undefined;
    };
    for (const move of ownMoves) window.addEventListener(move, stop, true);
    giveUp = stop;
  };

  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('popstate', comeBack);
  return () => {
    giveUp?.();
    window.removeEventListener('scroll', keep);
    window.removeEventListener('popstate', comeBack);
    window.history.scrollRestoration = before;
  };
}
