import { useLayoutEffect, useRef, useState } from 'react';

/** Before anything is measured, and where nothing has a width. */
const usual = 640;
/** Narrower drawings are shrunk as a whole. */
const least = 200;

/** The width that an element has on the screen, in pixels, as it changes. */
export function useChartWidth<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(usual);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (wide: number) => wide > 0 && setWidth(Math.max(least, Math.round(wide)));
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}
