import { useSession } from '@ziba/shared/session/use-session';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Navigate } from 'react-router-dom';
import { landingOf } from '../login/landing';

const NoSections = lazyPart(
  async () => (await import(/* webpackChunkName: "rare" */ '../notices/no-sections')).NoSections,
);

/** `/clinic` and `/admin`: redirects to the user's first section, or says that there is none yet. */
export function AreaHome() {
  const session = useSession();
  if (!session) return null;
  const landing = landingOf(session.plan, session.access);
  const hasSections = landing.split('/').length > 2;
  return hasSections ? <Navigate to={landing} replace /> : <NoSections />;
}
