import { useSyncExternalStore } from 'react';

/** Windows with room for one column only, as on a phone. */
const query = '(max-width: 40rem)';

function subscribe(change: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}

/** Whether the window has room for one column only; updated when its size changes. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
