import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import { useSyncExternalStore } from 'react';

/** The token of the session, or null; changes only when somebody signs in or the session ends. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(subscribeSession, () => readSession()?.token ?? null);
}
