import { useSyncExternalStore, type ReactNode } from 'react';
import { pause } from '../federation/pause';

/** The first screen and its rows are loaded first. */
const startDelayMs = 1_500;
const retryDelayMs = 15_000;

interface Parts {
  /** Follows the registry and shows its notices, above the screen. */
  notices: ReactNode;
  /** What waits for the user, in the top bar. */
  marks: ReactNode;
}
const none: Parts = { notices: null, marks: null };

let parts = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the parts that follow the server; those that are not named stay empty. */
export function setLiveParts(shown: Partial<Parts>): void {
  parts = { ...none, ...shown };
  listeners.forEach((listener) => listener());
}

/** Loads the parts that follow the server, after a delay. Retries until they are loaded. */
export async function loadLivePart(delayMs = startDelayMs): Promise<void> {
  await pause(delayMs);
  try {
    const [{ LivePlan }, { UnreadTickets }] = await Promise.all([
      import(/* webpackChunkName: "live" */ './live-plan'),
      import(/* webpackChunkName: "live" */ './unread/unread-tickets'),
    ]);
    setLiveParts({ notices: <LivePlan />, marks: <UnreadTickets /> });
  } catch {
    await loadLivePart(retryDelayMs); // the page works without it, but is not updated
  }
}

/** The place for a part that follows the server; empty until its code is loaded. */
export function LivePart({ of }: { of: keyof Parts }) {
  return useSyncExternalStore(subscribe, () => parts[of]);
}
