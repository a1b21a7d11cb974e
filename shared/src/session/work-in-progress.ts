import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { hasWorkInProgress, unsavedWork } from './unsaved-work';

export { hasWorkInProgress };

const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `hasWorkInProgress`; the component follows it as work begins, is saved or given up. */
export function useHasWork(): boolean {
  return useSyncExternalStore(subscribe, hasWorkInProgress);
}

// The browser's own question when the tab is closed or reloaded.
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Milliseconds that other tabs have to answer; one at rest needs a moment. */
const answerTime = 250;
/** Between the tabs of this browser: false asks for unsaved work, true says that there is some. */
const channel = new BroadcastChannel('work-in-progress');
let hears: (isThere: boolean) => void = () => undefined;

channel.onmessage = ({ data }) => {
  if (data) hears(true);
  else if (unsavedWork.size > 0) channel.postMessage(true);
};

/** Whether another tab of this browser has unsaved work. */
export function hasWorkElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    hears = resolve;
    channel.postMessage(false);
    setTimeout(resolve, answerTime, false);
  });
}

function begin(work: symbol): void {
  if (unsavedWork.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  unsavedWork.add(work);
  if (unsavedWork.size === 1) tell();
}

function finish(work: symbol): void {
  unsavedWork.delete(work);
  if (unsavedWork.size > 0) return;
  window.removeEventListener('beforeunload', askBeforeLeaving);
  tell();
}

/** Unsaved work inside a part of the page that can be given up on its own: a dialog, a form that is replaced. */
export interface Work {
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** Whether it is being saved: nothing is given up meanwhile. */
  isBusy?: boolean;
  /** Forgets what is kept of it, such as a draft. */
  giveUp?: () => void;
}

/** Hears of the work inside, and answers how to take it back; null outside of such a part. */
export const WorkScope = createContext<((work: Work) => () => void) | null>(null);

/**
 * Announces unsaved work while `isDirty`: leaving the page asks first, and nothing is swapped under it.
 * A dialog or drawer around it asks before it closes, and does not close while `isBusy`.
 */
export function useWorkInProgress(isDirty: boolean, isBusy = false, giveUp?: () => void): void {
  const report = use(WorkScope);
  useEffect(() => {
    if (!isDirty) return undefined;
    const work = Symbol('work');
    begin(work);
    return () => finish(work);
  }, [isDirty]);
  useEffect(() => report?.({ isDirty, isBusy, giveUp }), [report, isDirty, isBusy, giveUp]);
}
