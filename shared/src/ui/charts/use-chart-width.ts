import { useLayoutEffect, useRef, useState } from 'react';

/** Used until the element is measured, and where elements have no width (tests). */
const fallbackWidth = 640;
/** A drawing for a narrower element is drawn at this width and scaled down. */
const minimumWidth = 200;

/** The width of an element in pixels, updated when it changes; the ref goes onto the element. */
export function useChartWidth<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(fallbackWidth);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (pixels: number) =>
      pixels > 0 && setWidth(Math.max(minimumWidth, Math.round(pixels)));
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}
