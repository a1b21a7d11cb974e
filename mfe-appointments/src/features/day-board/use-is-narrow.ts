import { useSyncExternalStore } from 'react';

/** A phone: there is room for one column. */
const query = '(max-width: 40rem)';

function subscribe(change: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}

/** Whether the window has room for one column only; the component follows when it is turned. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
