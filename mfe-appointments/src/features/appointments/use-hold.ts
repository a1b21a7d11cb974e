import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openHold, type HoldAnswer, type OpenHold, type WantedHold } from './open-hold';

/**
 * Holds a time for this window while the form is filled in, and releases it when the form is left or
 * another time is chosen, unless the booking was sent by then. The hold is renewed when the
 * window gets the focus again; if another window has taken it over, `error` says so.
 */
export function useHold(wanted: WantedHold, isSent: () => boolean) {
  // The answer to an earlier request is ignored; `key` tells it apart.
  const [answer, setAnswer] = useState<HoldAnswer & { key: string }>();
  const openedHold = useRef<OpenHold>(undefined);
  const wasSent = useEffectEvent(isSent);
  const { doctorId, start, serviceId, duration } = wanted;
  const key = [doctorId, start, serviceId, duration].join();

  useEffect(() => {
    const hold = openHold({
      key,
      wanted: { doctorId, start, serviceId, duration },
      isSent: () => wasSent(),
      onAnswer: (next) => setAnswer({ key, ...next }),
    });
    openedHold.current = hold;
    hold.request('hold');
    window.addEventListener('focus', hold.renew);
    window.addEventListener('pagehide', hold.keep);
    return () => {
      window.removeEventListener('focus', hold.renew);
      window.removeEventListener('pagehide', hold.keep);
      hold.close();
    };
  }, [key, doctorId, start, serviceId, duration]);

  const shown: Partial<HoldAnswer> = answer?.key === key ? answer : {};
  return {
    hold: shown.hold,
    error: shown.error,
    until: shown.until ?? 0,
    renew: () => openedHold.current?.request('renew'),
    takeOver: () => openedHold.current?.request('take over'),
  };
}
