import { readStored, store } from '@ziba/shared/session/browser-storage';

const key = 'menuCollapsed';

/** Below this window width in pixels the menu starts collapsed. */
const minWideWidth = 1024;

/** Whether the side menu is collapsed in this browser. Until the user chooses, it depends on the width. */
export function readCollapsed(): boolean {
  const kept = readStored('localStorage', key);
  return kept === null ? window.innerWidth < minWideWidth : kept === 'true';
}

/** Stores the state of the side menu for the next visit. */
export function storeCollapsed(collapsed: boolean): void {
  store('localStorage', key, String(collapsed));
}
