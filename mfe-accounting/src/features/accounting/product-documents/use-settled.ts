import { useEffect, useState } from 'react';

/** Milliseconds of silence. */
const pause = 300;

/** The value once it has stopped changing, so that typing does not ask the server letter by letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
