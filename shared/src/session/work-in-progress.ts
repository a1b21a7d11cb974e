import { useEffect } from 'react';

const inProgress = new Set<symbol>();

/** Whether something typed anywhere on the page is not saved yet. */
export function hasWorkInProgress(): boolean {
  return inProgress.size > 0;
}

// The browser's own question when the tab is closed or reloaded.
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function begin(work: symbol): void {
  if (inProgress.size === 0) window.addEventListener('beforeunload', askBeforeLeaving);
  inProgress.add(work);
}

function finish(work: symbol): void {
  inProgress.delete(work);
  if (inProgress.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
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
