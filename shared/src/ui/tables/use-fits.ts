import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the table fits into its frame. Then the frame need not scroll, and the headings can stay in view while the
 * page scrolls.
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
