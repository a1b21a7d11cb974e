import { useLayoutEffect, useRef, useState } from 'react';

/** The current height of an element in pixels; give the returned ref to the element. */
export function useHeight<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.getBoundingClientRect().height);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, height] as const;
}
