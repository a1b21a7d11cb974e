import { readSession, subscribeSession } from '@ziba/shared/session/session-store';
import { useSyncExternalStore } from 'react';

/** The id of the signed-in user, or null. It does not change when the session is renewed. */
export function useSignedInUser(): number | null {
  return useSyncExternalStore(subscribeSession, () => readSession()?.user.id ?? null);
}
