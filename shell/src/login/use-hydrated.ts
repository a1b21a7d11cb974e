import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while React takes over the page's own markup, which knows nothing of the browser; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
