import { canAccess } from '@ziba/shared/session/access';
import { useSession } from '@ziba/shared/session/use-session';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAddress } from '../login/sign-in-address';
import { NoAccess } from './no-access';

/**
 * An address without a route: another's page is refused, a page of nobody is not found. The address
 * of a page that does not exist is replaced, so that the way back does not lead into it again.
 */
export function Elsewhere() {
  const location = useLocation();
  const session = useSession();
  const verdict = session
    ? canAccess(location.pathname, session.plan?.sections ?? [], session.access)
    : 'unknown';

  if (verdict === 'denied') return <NoAccess />;
  const inside = /^\/(clinic|admin)(\/|$)/.test(location.pathname);
  return <Navigate to={inside && !session ? signInAddress(location) : '/not-found'} replace />;
}
