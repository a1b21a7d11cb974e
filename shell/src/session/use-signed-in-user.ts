import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import { useSyncExternalStore } from 'react';

/** The id of who is signed in, or null; a session that is renewed changes nothing. */
export function useSignedInUser(): number | null {
  return useSyncExternalStore(subscribeSession, () => readSession()?.user.id ?? null);
}
