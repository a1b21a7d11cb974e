import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment; 0 when it has passed. */
const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Counts whole seconds down to `moment` (milliseconds since 1970, by this computer's clock). It stays at 0 when the
 * moment has passed. When `moment` changes, the new count is shown at once.
 */
export function useCountdown(moment: number): number {
  const [shown, setShown] = useState(() => ({ moment, seconds: secondsUntil(moment) }));
  const current = shown.moment === moment ? shown : { moment, seconds: secondsUntil(moment) };
  if (current !== shown) setShown(current);

  useEffect(() => {
    const update = () => setShown({ moment, seconds: secondsUntil(moment) });
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return current.seconds;
}
