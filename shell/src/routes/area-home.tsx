import { useSession } from '@ziba/shared/session/use-session';
import { EmptyView } from '@ziba/shared/ui/state-views';
import { Navigate } from 'react-router-dom';
import { landingOf } from '../login/landing';
import { m } from '../messages';

/** `/clinic` and `/admin`: leads to the user's first section, or says that there is none yet. */
export function AreaHome() {
  const session = useSession();
  if (!session) return null;
  const landing = landingOf(session.plan, session.access);
  const hasSections = landing.split('/').length > 2;
  return hasSections ? <Navigate to={landing} replace /> : <EmptyView title={m.noSections} />;
}
