import { subscribeSession } from '@ziba/shared/session/session-store';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { signInAddress } from '../login/sign-in-address';

/**
 * Sets the address when a session ends: the login page with a way back after it expired, the first page
 * after a sign-out. Call it before the app renders, so that the address is set before the app reacts.
 */
export function leaveOnEnd(): () => void {
  return subscribeSession((session, reason) => {
    if (session) return;
    toast.clear();
    window.history.replaceState(null, '', reason === 'expired' ? signInAddress() : '/');
  });
}
