import { subscribeSession } from '@ziba/shared/session/session-store';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { signInAddress } from '../login/sign-in-address';

/**
 * Where the end of a session leads: an expired one to sign-in with the way back, signing out to the
 * first page. Subscribed before anything is drawn, so that the address is right when the app follows.
 */
export function leaveOnEnd(): () => void {
  return subscribeSession((session, reason) => {
    if (session) return;
    toast.clear();
    window.history.replaceState(null, '', reason === 'expired' ? signInAddress() : '/');
  });
}
