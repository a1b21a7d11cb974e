import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  // Neither event rises, so they are heard on their way down.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

/** Whether a dialog is open: what is read or chosen there is not to be taken away. */
export function useOpenDialog(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector('dialog[open]') !== null);
}
