import { endSession, readSession, subscribeSession } from '../session/session-store';
import { liveStream, type LiveEvent } from './live-stream';

/** Called for each event, and without one when events may have been missed: read again then. */
export type LiveListener = (event?: LiveEvent) => void;

interface Subscription {
  types: readonly string[];
  listener: LiveListener;
  /** Has read nothing since the connection was open: it is told once that some events may have been missed. */
  isBehind: boolean;
}

/** Milliseconds. */
const delays = {
  /** Between attempts to reconnect, each a quarter more or less; the last one is repeated. */
  reconnect: [1_000, 2_000, 5_000, 10_000, 30_000],
  /** The server sends a heartbeat every 15 s; a connection that is silent for this long is closed. */
  silence: 40_000,
  /** While there is no connection, listeners are told this often to read again. */
  poll: 60_000,
  /** How long the connection stays open without listeners, and in a hidden tab. */
  close: { unused: 3_000, hidden: 60_000 },
};

const subscriptions = new Set<Subscription>();
let connection: AbortController | undefined;
let lastEventId: string | undefined;
let wasOpen = false;
/** What ends the connection that is open now. */
let openNow: AbortController | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;
let pollTimer: ReturnType<typeof setInterval> | undefined;
let stopWatching: (() => void) | undefined;

function notify(event?: LiveEvent): void {
  // A copy: a listener may subscribe or unsubscribe others.
  for (const { types, listener } of [...subscriptions]) {
    if (!event || types.includes(event.type)) listener(event);
  }
}

/** The connection is open from now on: listeners read again what may have changed before. */
function beginListening(attempt: AbortController): void {
  openNow = attempt;
  poll(false);
  for (const subscription of [...subscriptions]) {
    if (wasOpen || subscription.isBehind) subscription.listener();
    subscription.isBehind = false;
  }
  wasOpen = true;
}

function poll(isNeeded: boolean): void {
  if (isNeeded) pollTimer ??= setInterval(() => notify(), delays.poll);
  else {
    clearInterval(pollTimer);
    pollTimer = undefined;
  }
}

function endRefusedSession(token: string): void {
  // A late refusal that belongs to an earlier session must not end the current one.
  if (readSession()?.token === token) endSession('expired');
}

/**
 * Opens a connection and resolves when it ends: `opened` when it was open, `failed` when it never was,
 * `crowded` when the server closed it because this user has too many.
 */
async function connect(token: string, stop: AbortSignal): Promise<'opened' | 'failed' | 'crowded'> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  stop.addEventListener('abort', abort);
  let silence = setTimeout(abort, delays.silence);
  let result: 'opened' | 'failed' | 'crowded' = 'failed';
  try {
    const end = await liveStream.read({
      token,
      lastEventId,
      signal: attempt.signal,
      onOpen: () => {
        result = 'opened';
        beginListening(attempt);
      },
      onActivity: () => {
        clearTimeout(silence);
        silence = setTimeout(abort, delays.silence);
      },
      onEvent: (event, id) => {
        if (stop.aborted) return;
        lastEventId = id ?? lastEventId;
        if (event.type === 'session.ended') endRefusedSession(token);
        // The server allows twelve tabs per user: the oldest one polls and does not push others out.
        else if (event.type === 'too_many') result = 'crowded';
        else notify(event);
      },
    });
    if (end === 'refused' && !stop.aborted) endRefusedSession(token);
  } catch {
    // The connection broke or was closed: the caller reconnects after a pause.
  } finally {
    if (openNow === attempt) openNow = undefined;
    clearTimeout(silence);
    stop.removeEventListener('abort', abort);
  }
  return result;
}

/** Waits; ends early when the browser comes online or `stop` is aborted. */
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

/** Connects again and again until `stop` is aborted; listeners poll while there is no connection. */
async function keepConnected(token: string, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted;) {
    const result = await connect(token, stop);
    if (stop.aborted) return;
    poll(true);
    failures = result === 'failed' ? failures + 1 : 1;
    const delay = delays.reconnect[Math.min(failures, delays.reconnect.length) - 1] ?? 0;
    const wait = result === 'crowded' ? delays.poll * 10 : delay;
    await pause(wait * (0.75 + Math.random() / 2), stop);
  }
}

const isHidden = () => document.visibilityState === 'hidden';

function open(): void {
  clearTimeout(closeTimer);
  closeTimer = undefined;
  const token = readSession()?.token;
  if (connection || !token || subscriptions.size === 0 || isHidden()) return;
  connection = new AbortController();
  void keepConnected(token, connection.signal);
}

function close(): void {
  clearTimeout(closeTimer);
  closeTimer = undefined;
  connection?.abort();
  connection = undefined;
  poll(false);
}

function closeAfter(milliseconds: number): void {
  clearTimeout(closeTimer);
  closeTimer = setTimeout(() => {
    close();
    if (subscriptions.size === 0) reset();
  }, milliseconds);
}

/** Forgets the last event: the next listener has just read its rows and needs no earlier events. */
function reset(): void {
  stopWatching?.();
  stopWatching = undefined;
  lastEventId = undefined;
  wasOpen = false;
}

/**
 * Reconnects when the session changes, closes the connection of a hidden tab and opens it again when the tab
 * is shown. Returns a function that stops it.
 */
function watch(): () => void {
  let token = readSession()?.token;
  const unsubscribe = subscribeSession((session) => {
    if (session?.token === token) return;
    token = session?.token;
    lastEventId = undefined;
    wasOpen = false;
    close();
    open();
  });
  const handleVisibility = () => {
    if (isHidden()) return closeAfter(delays.close.hidden);
    // The shown rows may be older than the connection that is opened now, so they must be read again.
    wasOpen ||= !connection;
    open();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/**
 * Calls `listener` for events of these types; returns a function that stops it. All listeners of a tab share one
 * connection. It is opened for the first listener, reconnects after a break from the last received event on,
 * and is closed when nobody listens, the tab is hidden or the session ends. While it is down, listeners are
 * called every minute without an event.
 *
 * `since: 'before'` is for listeners whose data is older than their subscription: they are also called once without an
 * event when the connection is open, at once if it is.
 */
export function listenLive(
  types: readonly string[],
  listener: LiveListener,
  { since = 'now' }: { since?: 'now' | 'before' } = {},
): () => void {
  const subscription: Subscription = { types, listener, isBehind: since === 'before' && !openNow };
  subscriptions.add(subscription);
  if (since === 'before' && openNow) listener();
  stopWatching ??= watch();
  open();
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size === 0) closeAfter(delays.close.unused);
  };
}
