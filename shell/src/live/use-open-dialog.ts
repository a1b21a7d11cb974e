import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  // These events do not bubble, so they are caught in the capture phase.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

/** Whether a dialog is open. Its content must not be replaced while the user reads it. */
export function useOpenDialog(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector('dialog[open]') !== null);
}
