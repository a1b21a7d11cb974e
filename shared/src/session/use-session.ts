import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession, type Session } from './session-store';

/** The session; the component renders again when it starts, changes or ends. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession);
}
