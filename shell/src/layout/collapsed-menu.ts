import { readStored, store } from '@ziba/shared/session/browser-storage';

const key = 'menuCollapsed';

/** Pixels below which the wide menu would take too much of the screen, unless its user wants it so. */
const roomy = 1024;

/** Whether this browser keeps the side menu collapsed (text 1 §2.2); at first that is a tablet. */
export function readCollapsed(): boolean {
  const kept = readStored('localStorage', key);
  return kept === null ? window.innerWidth < roomy : kept === 'true';
}

/** Remembers the state of the side menu for the next visit. */
export function keepCollapsed(collapsed: boolean): void {
  store('localStorage', key, String(collapsed));
}
