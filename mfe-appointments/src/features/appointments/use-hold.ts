import { api, ApiError } from '@ziba/shared/api/client';
import { holdMinutes } from '@ziba/shared/contracts/appointment-booking';
import type { Hold } from '@ziba/shared/contracts/appointment-details';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepHold, takeKeptHold } from './kept-hold';

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

/** Asks again for the time that is held: to renew it, or to take it over from another window. */
type AskAgain = (how: 'renew' | 'take over') => void;

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
 * The requests of this page about holds, one after the other: a time is given back before the next is
 * asked for, also when a form is left and another is opened at once. Otherwise the server could see the
 * new request first and take the person's own earlier hold for that of another window.
 */
let queue: Promise<unknown> = Promise.resolve();
const enqueue = (work: () => unknown) => {
  queue = queue.catch(() => undefined).then(work);
};

/** The server did not judge: what is held stays held. */
const isSilence = ({ status }: ApiError) => status === 0 || status >= 500;

/**
 * Keeps a time for this window while the form is filled, and gives it back when the form is left or
 * another time is chosen (beyond E6), unless it was sent to be booked by then. Who comes back to the window renews
 * it, and learns so when another window has taken it over.
 */
export function useHold(wanted: WantedHold, isSent: () => boolean) {
  const [answer, setAnswer] = useState<Answer>();
  const again = useRef<AskAgain>(() => undefined);
  const wasSent = useEffectEvent(isSent);
  const { doctorId, start, serviceId, duration } = wanted;
  const of = [doctorId, start, serviceId, duration].join();

  useEffect(() => {
    let isHere = true;
    let held: Hold | undefined;
    let isAsking = false;
    const kept = takeKeptHold(of);
    const say = (said: Omit<Answer, 'of'>) => isHere && setAnswer({ of, ...said });
    const ask = async (how: 'hold' | 'renew' | 'take over') => {
      if (!isHere || wasSent()) return;
      const body = bodyOf({ doctorId, start, serviceId, duration });
      // The same that this page asked for before it was reloaded: whatever the answer was, it is ours.
      const isOurs = how === 'take over' || (!held && kept === 'unanswered');
      isAsking = true;
      try {
        held = await api.post<Hold>('/appointments/holds', {
          ...body,
          ...(!isOurs && { hold_id: held?.id ?? kept ?? null }),
        });
        say({ hold: held, until: Date.now() + holdMinutes * 60_000 });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // What was booked meanwhile is no longer free, for it is ours.
        if (wasSent() || (held && isSilence(error))) return;
        held = undefined;
        say({ error, until: 0 });
      } finally {
        isAsking = false;
      }
    };
    again.current = (how) => enqueue(() => ask(how));
    enqueue(() => ask('hold'));
    const renew = () => held && again.current('renew');
    const keep = () => {
      if (wasSent() || !(held || isAsking)) return;
      // A renewal that is on its way ends the hold that is known.
      keepHold({ id: isAsking ? null : (held?.id ?? null), of });
    };
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', keep);
    return () => {
      isHere = false;
      window.removeEventListener('focus', renew);
      window.removeEventListener('pagehide', keep);
      if (!wasSent()) enqueue(() => held && release(held.id));
    };
  }, [of, doctorId, start, serviceId, duration]);

  const now = answer?.of === of ? answer : undefined;
  return {
    hold: now?.hold,
    error: now?.error,
    until: now?.until ?? 0,
    renew: () => again.current('renew'),
    takeOver: () => again.current('take over'),
  };
}
