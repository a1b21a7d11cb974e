import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The elements that get the focus, by priority: the screen's heading, else the content. */
const targets = ['main h1[tabindex]', 'h1[tabindex]', 'main'];

/** Moves the focus to the heading of a page after a change of address, as a full page load would. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A form may have focused its first field already.
    if (document.activeElement?.closest('main')) return;
    const target = targets.map((selector) => document.querySelector<HTMLElement>(selector));
    target.find((element) => element !== null)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
