import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the table has room for its whole width. Then its frame need not scroll, and the headings may
 * stay in view while the page does.
 */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || !('ResizeObserver' in window)) return undefined;
    const measure = () => setFits(inner.scrollWidth <= outer.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}
