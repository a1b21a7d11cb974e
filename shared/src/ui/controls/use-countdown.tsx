import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment; 0 when it has passed. */
const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds until `moment` (milliseconds since 1970, by this computer's clock), second by second; it
 * stays at 0 when the moment has passed. Another moment counts from its own start at once.
 */
export function useCountdown(moment: number): number {
  const [shown, setShown] = useState(() => ({ moment, seconds: secondsUntil(moment) }));
  const now = shown.moment === moment ? shown : { moment, seconds: secondsUntil(moment) };
  if (now !== shown) setShown(now);

  useEffect(() => {
    const look = () => setShown({ moment, seconds: secondsUntil(moment) });
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return now.seconds;
}
