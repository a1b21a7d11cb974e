import { useSession } from '@ziba/shared/session/use-session';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Navigate } from 'react-router-dom';
import { landingOf } from '../login/landing';
import { m } from '../messages';
import { Notice } from '../notices/notice.styles';
import { Titled } from './titled';

/** `/clinic` and `/admin`: redirects to the user's first section, or says that there is none yet. */
export function AreaHome() {
  const session = useSession();
  if (!session) return null;
  const landing = landingOf(session.plan, session.access);
  const hasSections = landing.split('/').length > 2;
  if (hasSections) return <Navigate to={landing} replace />;
  return (
    <Titled title={m.noSections}>
      <Notice>
        <Icon name="inbox" size={32} />
        <h1 tabIndex={-1}>{m.noSections}</h1>
        <p>{m.noSectionsHint}</p>
      </Notice>
    </Titled>
  );
}
