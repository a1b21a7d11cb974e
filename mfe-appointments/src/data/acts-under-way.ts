import { useSyncExternalStore } from 'react';

/** The appointments that something is being done with, by their ids. */
const underWay = new Set<number>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something is being done with an appointment, whichever card, row or button it was pressed on. */
export function isUnderWay(id: number): boolean {
  return underWay.has(id);
}

/** As `isUnderWay`; the component follows it. */
export function useIsUnderWay(id: number): boolean {
  return useSyncExternalStore(subscribe, () => isUnderWay(id));
}

/** Marks an appointment as busy; what it returns ends that. */
export function beginAct(id: number): () => void {
  underWay.add(id);
  tell();
  return () => {
    underWay.delete(id);
    tell();
  };
}
