import { useSyncExternalStore, type ReactNode } from 'react';
import { pause } from '../federation/pause';

/** Milliseconds: the first screen and its rows go before; then between attempts. */
const times = { first: 1_500, again: 15_000 };

let part: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets what follows the registry begin its work. */
export function setLivePart(element: ReactNode): void {
  part = element;
  listeners.forEach((listener) => listener());
}

/** Loads what follows the registry, once the first screen has had time to stand there. */
export async function bringLivePart(after = times.first): Promise<void> {
  await pause(after);
  try {
    const { LivePlan } = await import(/* webpackChunkName: "live" */ './live-plan');
    setLivePart(<LivePlan />);
  } catch {
    await bringLivePart(times.again); // without it everything works, but nothing changes by itself
  }
}

/** Where the notices of what follows the registry appear; empty until it has come. */
export function LivePart() {
  return useSyncExternalStore(subscribe, () => part);
}
