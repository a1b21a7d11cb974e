import { canAccess } from '@ziba/shared/session/access';
import { useSession } from '@ziba/shared/session/use-session';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { Navigate, useLocation } from 'react-router-dom';
import { signInAddress } from '../login/sign-in-address';
import { NoAccess } from './no-access';
import { sectionAt } from '../plan/current-plan';

const SectionOff = lazyPart(
  async () => (await import(/* webpackChunkName: "live" */ './section-off')).SectionOff,
  { waiting: () => <LoadingView />, failed: () => <NoAccess /> },
);

/**
 * An address without a screen: a section that is switched off says so, another's page is refused, a
 * page of nobody is not found. The address of a page that does not exist is replaced, so that the way
 * back does not lead into it again; one that has come meanwhile is visited anew.
 */
export function Elsewhere() {
  const location = useLocation();
  const session = useSession();
  const verdict = session
    ? canAccess(location.pathname, session.plan?.sections ?? [], session.access)
    : 'unknown';
  const off = sectionAt(location.pathname, session?.plan?.off ?? []);

  if (verdict === 'allowed') return <Navigate to={location} replace />;
  if (session && off) {
    return <SectionOff session={session} off={off} />;
  }
  if (verdict === 'denied') return <NoAccess />;
  const inside = /^\/(clinic|admin)(\/|$)/.test(location.pathname);
  return <Navigate to={inside && !session ? signInAddress(location) : '/not-found'} replace />;
}
