import { useSyncExternalStore, type ReactNode } from 'react';
import { pause } from '../federation/pause';

/** The first screen and its rows are loaded first. */
const startDelayMs = 1_500;
const retryDelayMs = 15_000;

let part: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the part that follows the registry. */
export function setLivePart(element: ReactNode): void {
  part = element;
  listeners.forEach((listener) => listener());
}

/** Loads the part that follows the registry, after a delay. Retries until it is loaded. */
export async function loadLivePart(delayMs = startDelayMs): Promise<void> {
  await pause(delayMs);
  try {
    const { LivePlan } = await import(/* webpackChunkName: "live" */ './live-plan');
    setLivePart(<LivePlan />);
  } catch {
    await loadLivePart(retryDelayMs); // the page works without it, but is not updated
  }
}

/** The place for notices about releases and switches; empty until their code is loaded. */
export function LivePart() {
  return useSyncExternalStore(subscribe, () => part);
}
