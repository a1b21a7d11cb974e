import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Content } from './dialog.styles';

interface Props {
  children: ReactNode;
}

/** The scrolling part of a dialog. While its content does not fit, it is a tab stop, so that the keyboard can scroll it. */
export function ModalBody({ children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    const update = () => {
      if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return <Content ref={ref}>{children}</Content>;
}
