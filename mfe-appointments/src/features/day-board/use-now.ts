import { useEffect, useState } from 'react';

/** Milliseconds; the line that shows the time need not be more exact. */
const every = 30_000;

/** The time, in milliseconds; the component follows it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, []);
  return now;
}
