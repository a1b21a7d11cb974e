import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed the same for `milliseconds` (debounce), so that typing does not send a request
 * per letter. At first it is the value itself.
 */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
