import { useEffect, useRef } from 'react';

/** Put into a form: submits it as soon as it is shown. */
export function SendAtOnce() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}
