import { api } from '../api/client';
import { endSession } from './session-store';

/** Signs out here, in the other tabs and, as far as it can be reached, on the server. */
export function signOut(): void {
  // The token goes out with the call before it is forgotten; whether it arrives changes nothing here.
  void api.post('/auth/logout').catch(() => undefined);
  endSession('signed-out');
}
