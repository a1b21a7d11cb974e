import { ApiError } from '@ziba/shared/api/client';
import { holdMinutes } from '@ziba/shared/contracts/appointment-booking';
import type { Hold } from '@ziba/shared/contracts/appointment-details';
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

export interface HoldAnswer {
  hold?: Hold;
  error?: ApiError;
  /** When the hold ends; milliseconds since 1970, by this computer's clock. */
  until: number;
}

/** `renew` and `take over` ask again for a held time: the latter takes it from another window. */
type Request = 'hold' | 'renew' | 'take over';

interface Options {
  /** Doctor, time and length of the hold, as one text. */
  key: string;
  wanted: WantedHold;
  /** Whether the booking was sent and not refused; then the time is neither held nor released. */
  isSent: () => boolean;
  /** Called with each answer until the hold is closed. */
  onAnswer: (answer: HoldAnswer) => void;
}

export interface OpenHold {
  request: (kind: Request) => void;
  /** Renews the hold if there is one. */
  renew: () => void;
  /** Stores the hold for the time of a reload; for the event `pagehide`. */
  keep: () => void;
  /** Releases the hold, unless the booking was sent. */
  close: () => void;
}

/**
 * The requests of this page about holds run one after the other: a time is released before the next one is
 * held, even if a form is left and another one opened at once. Otherwise the new request could reach the
 * server first, and the user's own earlier hold would look like that of another window.
 */
let queue: Promise<unknown> = Promise.resolve();
const enqueue = (work: () => unknown) => {
  queue = queue.catch(() => undefined).then(work);
};

const bodyOf = ({ doctorId, start, serviceId, duration }: WantedHold) => ({
  doctor_id: doctorId,
  start,
  ...(serviceId !== undefined && { service_id: serviceId }),
  ...(duration !== undefined && {
    end: new Date(Date.parse(start) + duration * 60_000).toISOString(),
  }),
});

/** Whether the server did not decide, so that the time stays held. */
const isUndecided = ({ status }: ApiError) => status === 0 || status >= 500;

/** Holds a time on the server until `close` is called; nothing is sent before the first `request`. */
export function openHold({ key, wanted, isSent, onAnswer }: Options): OpenHold {
  let isOpen = true;
  let held: Hold | undefined;
  let isAsking = false;
  const kept = takeKeptHold(key);

  const ask = async (kind: Request) => {
    if (!isOpen || isSent()) return;
    // The page asked for the same time before it was reloaded: the hold is ours, whatever the answer was.
    const isOurs = kind === 'take over' || (!held && kept === 'unanswered');
    isAsking = true;
    try {
      held = await requestHold({
        ...bodyOf(wanted),
        ...(!isOurs && { hold_id: held?.id ?? kept ?? null }),
      });
      if (isOpen) onAnswer({ hold: held, until: Date.now() + holdMinutes * 60_000 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // After the booking was sent, the time is no longer free because we booked it.
      if (isSent() || (held && isUndecided(error))) return;
      held = undefined;
      if (isOpen) onAnswer({ error, until: 0 });
    } finally {
      isAsking = false;
    }
  };
  const request = (kind: Request) => enqueue(() => ask(kind));

  return {
    request,
    renew: () => {
      if (held) request('renew');
    },
    keep: () => {
      if (isSent() || !(held || isAsking)) return;
      // A renewal that is under way replaces the known hold.
      keepHold({ id: isAsking ? null : (held?.id ?? null), key });
    },
    close: () => {
      isOpen = false;
      if (!isSent()) enqueue(() => held && releaseHold(held.id));
    },
  };
}
