import { canAccess } from '@ziba/shared/session/access';
import { useSession } from '@ziba/shared/session/use-session';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { Navigate, useLocation } from 'react-router-dom';
import { needsSession, signInAddress } from '../login/sign-in-address';
import { NoAccess } from './no-access';
import { sectionAt } from '../plan/current-plan';

const SectionOff = lazyPart(
  async () => (await import(/* webpackChunkName: "live" */ './section-off')).SectionOff,
  { waiting: () => <LoadingView />, failed: () => <NoAccess /> },
);

/**
 * Shown at an address that has no screen for this user. A section that is switched off shows a notice,
 * a forbidden address shows the no-access screen, and an unknown one leads to the not-found page. It
 * replaces the address, so that Back does not return to it. An address that is allowed by now is opened.
 */
export function AddressWithoutScreen() {
  const location = useLocation();
  const session = useSession();
  const access = session
    ? canAccess(location.pathname, session.plan?.sections ?? [], session.access)
    : 'unknown';
  const off = sectionAt(location.pathname, session?.plan?.off ?? []);

  if (access === 'allowed') return <Navigate to={location} replace />;
  if (session && off) {
    return <SectionOff session={session} off={off} />;
  }
  if (access === 'denied') return <NoAccess />;
  const mustSignIn = !session && needsSession(location.pathname);
  return <Navigate to={mustSignIn ? signInAddress(location) : '/not-found'} replace />;
}
