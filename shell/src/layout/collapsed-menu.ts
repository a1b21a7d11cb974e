import { readStored, store } from '@ziba/shared/session/browser-storage';

const key = 'menuCollapsed';

/** Whether this browser keeps the side menu collapsed (text 1 §2.2). */
export function readCollapsed(): boolean {
  return readStored('localStorage', key) === 'true';
}

/** Remembers the state of the side menu for the next visit. */
export function keepCollapsed(collapsed: boolean): void {
  store('localStorage', key, collapsed ? 'true' : null);
}
