import { useSyncExternalStore } from 'react';

/** The ids of the appointments that are being changed. */
const underWay = new Set<number>();
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an appointment is being changed, from whichever card, row or button. */
export function isUnderWay(id: number): boolean {
  return underWay.has(id);
}

/** As `isUnderWay`; the component is drawn again when that changes. */
export function useIsUnderWay(id: number): boolean {
  return useSyncExternalStore(subscribe, () => isUnderWay(id));
}

/** Marks an appointment as being changed; the returned function removes the mark. */
export function beginCall(id: number): () => void {
  underWay.add(id);
  notifyListeners();
  return () => {
    underWay.delete(id);
    notifyListeners();
  };
}
