import { endSession, readSession, subscribeSession } from '../session/session-store';
import { liveStream, type LiveEvent } from './live-stream';

/** Hears an event; none means that something may have been missed: look again. */
export type HearLive = (event?: LiveEvent) => void;

interface Listener {
  types: readonly string[];
  hear: HearLive;
}

/** Milliseconds. */
const times = {
  /** Between attempts to come back; the last one counts from then on. A quarter more or less each. */
  pauses: [1_000, 2_000, 5_000, 10_000, 30_000],
  /** The server gives a sign of life every 15 s; a line that is silent for longer is dead. */
  silence: 40_000,
  /** While there is no connection, everybody looks again this often (beyond E19). */
  poll: 60_000,
  /** How long the connection outlives the last listener, and a tab that nobody sees. */
  linger: { unheard: 3_000, hidden: 60_000 },
};

const listeners = new Set<Listener>();
let connection: AbortController | undefined;
let lastEventId: string | undefined;
let wasOpen = false;
let closing: ReturnType<typeof setTimeout> | undefined;
let polling: ReturnType<typeof setInterval> | undefined;
let watching: (() => void) | undefined;

/** A listener that joins or leaves meanwhile neither hears nor disturbs. */
function tell(event?: LiveEvent): void {
  for (const { types, hear } of [...listeners]) {
    if (!event || types.includes(event.type)) hear(event);
  }
}

function poll(isNeeded: boolean): void {
  if (isNeeded) polling ??= setInterval(() => tell(), times.poll);
  else {
    clearInterval(polling);
    polling = undefined;
  }
}

function refuse(token: string): void {
  // A late refusal of an earlier session must not end the present one.
  if (readSession()?.token === token) endSession('expired');
}

/** One connection from its opening to its end; whether it ever stood, and whether to come back soon. */
async function connect(token: string, stop: AbortSignal): Promise<'stood' | 'failed' | 'crowded'> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  stop.addEventListener('abort', abort);
  let silence = setTimeout(abort, times.silence);
  let result: 'stood' | 'failed' | 'crowded' = 'failed';
  try {
    const end = await liveStream.read({
      token,
      lastEventId,
      signal: attempt.signal,
      onOpen: () => {
        result = 'stood';
        poll(false);
        if (wasOpen) tell();
        wasOpen = true;
      },
      onSign: () => {
        clearTimeout(silence);
        silence = setTimeout(abort, times.silence);
      },
      onEvent: (event, id) => {
        if (stop.aborted) return;
        lastEventId = id ?? lastEventId;
        if (event.type === 'session.ended') refuse(token);
        // Twelve tabs of one user: the oldest looks again every minute and does not push others out.
        else if (event.type === 'too_many') result = 'crowded';
        else tell(event);
      },
    });
    if (end === 'refused' && !stop.aborted) refuse(token);
  } catch {
    // The line broke or was cut: the caller comes back after a while.
  } finally {
    clearTimeout(silence);
    stop.removeEventListener('abort', abort);
  }
  return result;
}

/** Waits; a browser that is online again waits no longer. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    stop.addEventListener('abort', end);
  });
}

async function stay(token: string, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted;) {
    const result = await connect(token, stop);
    if (stop.aborted) return;
    poll(true);
    failures = result === 'failed' ? failures + 1 : 1;
    const usual = times.pauses[Math.min(failures, times.pauses.length) - 1] ?? 0;
    const wait = result === 'crowded' ? times.poll * 10 : usual;
    await pause(wait * (0.75 + Math.random() / 2), stop);
  }
}

const isHidden = () => document.visibilityState === 'hidden';

function open(): void {
  clearTimeout(closing);
  closing = undefined;
  const token = readSession()?.token;
  if (connection || !token || listeners.size === 0 || isHidden()) return;
  connection = new AbortController();
  void stay(token, connection.signal);
}

function close(): void {
  clearTimeout(closing);
  closing = undefined;
  connection?.abort();
  connection = undefined;
  poll(false);
}

function closeAfter(milliseconds: number): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    close();
    if (listeners.size === 0) rest();
  }, milliseconds);
}

/** Nobody listens: the next who does begins anew, with rows that are fresh. */
function rest(): void {
  watching?.();
  watching = undefined;
  lastEventId = undefined;
  wasOpen = false;
}

/** Another session hears its own events only; a hidden tab gives its connection to the seen ones. */
function watch(): () => void {
  let token = readSession()?.token;
  const endWatch = subscribeSession((session) => {
    if (session?.token === token) return;
    token = session?.token;
    lastEventId = undefined;
    wasOpen = false;
    close();
    open();
  });
  const look = () => {
    if (isHidden()) return closeAfter(times.linger.hidden);
    // What is on show may be older than the connection that is opened now.
    wasOpen ||= !connection;
    open();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    endWatch();
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Hears the events of these types as they happen at the server; answers how to stop. All listeners of
 * a tab share one connection: it is opened for the first, comes back by itself with the last event it
 * heard, and is closed when nobody listens, nobody looks or the session ends. While it is down
 * listeners are asked every minute to look again.
 */
export function listenLive(types: readonly string[], hear: HearLive): () => void {
  const listener: Listener = { types, hear };
  listeners.add(listener);
  watching ??= watch();
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) closeAfter(times.linger.unheard);
  };
}
