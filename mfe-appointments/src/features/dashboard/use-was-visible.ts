import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has been in the window since it was drawn. Stays true when it is scrolled away. */
export function useWasVisible(element: RefObject<Element | null>): boolean {
  const [wasVisible, setWasVisible] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (wasVisible || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasVisible(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasVisible]);
  return wasVisible;
}
