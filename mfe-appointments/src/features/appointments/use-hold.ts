import { api, ApiError } from '@ziba/shared/api/client';
import { holdMinutes } from '@ziba/shared/contracts/appointment-booking';
import type { Hold } from '@ziba/shared/contracts/appointment-details';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface WantedHold {
  doctorId: number;
  /** ISO 8601. */
  start: string;
  serviceId?: number;
  /** Minutes, in place of the service's. */
  duration?: number;
}

interface Answer {
  /** What was asked for: an answer to an earlier question is none. */
  of: string;
  hold?: Hold;
  error?: ApiError;
  /** Milliseconds since 1970, by this computer's clock. */
  until: number;
}

const bodyOf = ({ doctorId, start, serviceId, duration }: WantedHold) => ({
  doctor_id: doctorId,
  start,
  ...(serviceId !== undefined && { service_id: serviceId }),
  ...(duration !== undefined && {
    end: new Date(Date.parse(start) + duration * 60_000).toISOString(),
  }),
});

/** A hold that has run out, or that cannot be told of, frees itself after its minutes. */
const release = (id: number) =>
  api.post(`/appointments/holds/${id}/release`).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });

/**
 * Keeps a time for this user while the form is filled, and gives it back when the form is left or
 * another time is chosen (beyond E6), unless it is booked by then.
 */
export function useHold(wanted: WantedHold, isBooked: () => boolean) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  // One after the other: a time is given back before the next is asked for.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const wasBooked = useEffectEvent(isBooked);
  const { doctorId, start, serviceId, duration } = wanted;
  const of = [doctorId, start, serviceId, duration, round].join();

  useEffect(() => {
    let isHere = true;
    let held: Hold | undefined;
    const say = (said: Omit<Answer, 'of'>) => isHere && setAnswer({ of, ...said });
    const ask = async () => {
      if (!isHere) return;
      try {
        held = await api.post<Hold>(
          '/appointments/holds',
          bodyOf({ doctorId, start, serviceId, duration }),
        );
        say({ hold: held, until: Date.now() + holdMinutes * 60_000 });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        say({ error, until: 0 });
      }
    };
    queue.current = queue.current.then(ask);
    return () => {
      isHere = false;
      if (!wasBooked()) queue.current = queue.current.then(() => held && release(held.id));
    };
  }, [of, doctorId, start, serviceId, duration]);

  const now = answer?.of === of ? answer : undefined;
  return {
    hold: now?.hold,
    error: now?.error,
    until: now?.until ?? 0,
    renew: () => setRound(round + 1),
  };
}
