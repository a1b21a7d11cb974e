import { useEffect, useSyncExternalStore } from 'react';

const inProgress = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something typed anywhere on the page is not saved yet. */
export function hasWorkInProgress(): boolean {
  return inProgress.size > 0;
}

/** As `hasWorkInProgress`; the component follows it as work begins, is saved or given up. */
export function useHasWork(): boolean {
  return useSyncExternalStore(subscribe, hasWorkInProgress);
}

// The browser's own question when the tab is closed or reloaded.
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function begin(work: symbol): void {
  if (inProgress.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  inProgress.add(work);
  if (inProgress.size === 1) tell();
}

function finish(work: symbol): void {
  inProgress.delete(work);
  if (inProgress.size > 0) return;
  window.removeEventListener('beforeunload', askBeforeLeaving);
  tell();
}

/** Announces unsaved work while `active`: leaving the page asks first, and nothing is swapped under it. */
export function useWorkInProgress(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const work = Symbol('work');
    begin(work);
    return () => finish(work);
  }, [active]);
}
