import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Content } from './dialog.styles';

interface Props {
  children: ReactNode;
}

/** The part of a dialog that scrolls; while it has to, the keyboard reaches it and scrolls it. */
export function ModalBody({ children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    const look = () => {
      if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(look);
    watch.observe(body);
    return () => watch.disconnect();
  }, []);

  return <Content ref={ref}>{children}</Content>;
}
