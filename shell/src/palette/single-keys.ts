import { readStored, store } from '@ziba/shared/session/browser-storage';

const key = 'singleKeys';

/** Whether shortcuts without Ctrl are on in this browser. Users who dictate need them off (WCAG 2.1.4). */
export function readSingleKeys(): boolean {
  return readStored('localStorage', key) !== 'off';
}

/** Stores whether shortcuts without Ctrl are on; the default is on. */
export function storeSingleKeys(isOn: boolean): void {
  store('localStorage', key, isOn ? null : 'off');
}
