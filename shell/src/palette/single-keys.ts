import { readStored, store } from '@ziba/shared/session/browser-storage';

const key = 'singleKeys';

/** Whether keys without Ctrl do something in this browser; who dictates must be able to forbid it (WCAG 2.1.4). */
export function singleKeysWork(): boolean {
  return readStored('localStorage', key) !== 'off';
}

/** Keeps that choice; without one they work. */
export function letSingleKeysWork(work: boolean): void {
  store('localStorage', key, work ? null : 'off');
}
