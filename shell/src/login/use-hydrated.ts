import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while React hydrates the HTML of the build, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
