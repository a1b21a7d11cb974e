/** How long a page may take to become as long as it was. */
const timeoutMs = 3_000;
/** How long the position has to stay: late content moves a page again. */
const settleMs = 300;

/** Events of users who scroll themselves. */
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The key of the current history entry. The router sets it; the first entry has none. */
const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'first';

/**
 * Restores the scroll position of a page after Back or Forward. The browser would do it before the rows
 * are loaded; this waits until the page is long enough. Returns a function that stops it.
 */
export function restoreScroll(): () => void {
  const positions = new Map<string, number>();
  const browserSetting = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  let stopRestoring: (() => void) | undefined;

  const remember = () => {
    if (!stopRestoring) positions.set(entryKey(), window.scrollY);
  };
  const restore = () => {
    stopRestoring?.();
    const target = positions.get(entryKey()) ?? 0;
    const deadline = Date.now() + timeoutMs;
    let since = 0;
    const timer = setInterval(() => {
      const isAtTarget = window.scrollY === target;
      if (!isAtTarget) since = 0;
      else since ||= Date.now();
      if ((isAtTarget && Date.now() - since >= settleMs) || Date.now() > deadline)
        return stopRestoring?.();
      const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
      if (!isAtTarget && maxScroll >= target) window.scrollTo(0, target);
      return undefined;
    }, 50);
    const stop = () => {
      clearInterval(timer);
      for (const event of userEvents) window.removeEventListener(event, stop, true);
      stopRestoring = undefined;
    };
    for (const event of userEvents) window.addEventListener(event, stop, true);
    stopRestoring = stop;
  };

  // The page may have been scrolled before this code was loaded.
  remember();
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('popstate', restore);
  return () => {
    stopRestoring?.();
    window.removeEventListener('scroll', remember);
    window.removeEventListener('popstate', restore);
    window.history.scrollRestoration = browserSetting;
  };
}
