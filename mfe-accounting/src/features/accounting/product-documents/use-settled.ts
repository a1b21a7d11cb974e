import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const settleDelay = 300;

/** The value once it has stopped changing (debounce), so that typing does not send a request per letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
