import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { hasWorkInProgress, unsavedWork } from './unsaved-work';

export { hasWorkInProgress };

const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Like `hasWorkInProgress`; the component renders again when it changes. */
export function useHasWork(): boolean {
  return useSyncExternalStore(subscribe, hasWorkInProgress);
}

/** Makes the browser ask when the tab is closed or reloaded. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Milliseconds that other tabs have to answer; a hidden one needs a moment. */
const answerTime = 250;
/** Between the tabs of this browser: the message false asks for unsaved work, true answers that there is some. */
const channel = new BroadcastChannel('work-in-progress');
let receiveAnswer: (hasWork: boolean) => void = () => undefined;

channel.onmessage = ({ data }) => {
  if (data) receiveAnswer(true);
  else if (unsavedWork.size > 0) channel.postMessage(true);
};

/** Whether another tab of this browser has unsaved work. */
export function hasWorkElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    receiveAnswer = resolve;
    channel.postMessage(false);
    setTimeout(resolve, answerTime, false);
  });
}

function begin(work: symbol): void {
  if (unsavedWork.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  unsavedWork.add(work);
  if (unsavedWork.size === 1) notify();
}

function finish(work: symbol): void {
  unsavedWork.delete(work);
  if (unsavedWork.size > 0) return;
  window.removeEventListener('beforeunload', askBeforeLeaving);
  notify();
}

/** Unsaved work in a part of the page that can be discarded on its own: a dialog, a form that is replaced. */
export interface Work {
  /** Whether there are unsaved values. */
  isDirty: boolean;
  /** Whether it is being saved; it cannot be discarded then. */
  isBusy?: boolean;
  /** Called when the user discards it: deletes what is stored of it, such as a draft. */
  onDiscard?: () => void;
}

/** Takes a report of the work inside such a part and returns a function that withdraws it; null outside of one. */
export const WorkScope = createContext<((work: Work) => () => void) | null>(null);

/**
 * Reports unsaved work while `isDirty`: leaving the page asks first, and no new release replaces the screen. A
 * dialog or drawer around it asks before it closes, and does not close while `isBusy`.
 */
export function useWorkInProgress(isDirty: boolean, isBusy = false, onDiscard?: () => void): void {
  const report = use(WorkScope);
  useEffect(() => {
    if (!isDirty) return undefined;
    const work = Symbol('work');
    begin(work);
    return () => finish(work);
  }, [isDirty]);
  useEffect(() => report?.({ isDirty, isBusy, onDiscard }), [report, isDirty, isBusy, onDiscard]);
}
