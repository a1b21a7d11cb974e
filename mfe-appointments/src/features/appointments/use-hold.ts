import { ApiError } from '@ziba/shared/api/client';
import { holdMinutes } from '@ziba/shared/contracts/appointment-booking';
import type { Hold } from '@ziba/shared/contracts/appointment-details';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { releaseHold, requestHold } from '../../data/holds.api';
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
  /** What was asked for; the answer to an earlier request is ignored. */
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

/**
 * The requests of this page about holds run one after the other: a time is released before the next one is
 * held, even if a form is left and another one opened at once. Otherwise the new request could reach the
 * server first, and the user's own earlier hold would look like that of another window.
 */
let queue: Promise<unknown> = Promise.resolve();
const enqueue = (work: () => unknown) => {
  queue = queue.catch(() => undefined).then(work);
};

/** Whether the server did not decide, so that the time stays held. */
const isSilence = ({ status }: ApiError) => status === 0 || status >= 500;

/**
 * Holds a time for this window while the form is filled in, and releases it when the form is left or
 * another time is chosen (beyond E6), unless the booking was sent by then. The hold is renewed when the
 * window gets the focus again; if another window has taken it over, `error` says so.
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
      // The page asked for the same time before it was reloaded: the hold is ours, whatever the answer was.
      const isOurs = how === 'take over' || (!held && kept === 'unanswered');
      isAsking = true;
      try {
        held = await requestHold({
          ...body,
          ...(!isOurs && { hold_id: held?.id ?? kept ?? null }),
        });
        say({ hold: held, until: Date.now() + holdMinutes * 60_000 });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // After the booking was sent, the time is no longer free because we booked it.
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
      // A renewal that is under way replaces the known hold.
      keepHold({ id: isAsking ? null : (held?.id ?? null), of });
    };
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', keep);
    return () => {
      isHere = false;
      window.removeEventListener('focus', renew);
      window.removeEventListener('pagehide', keep);
      if (!wasSent()) enqueue(() => held && releaseHold(held.id));
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
