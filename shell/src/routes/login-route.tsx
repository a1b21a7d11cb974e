import { errorTexts } from '@ziba/shared/contracts/error-texts';
import { readSessionEnd } from '@ziba/shared/session/session-store';
import { useSession } from '@ziba/shared/session/use-session';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beginSession } from '../login/begin-session';
import { landingOf } from '../login/landing';
import { LoginPage } from '../login/login-page';
import { m } from '../login/messages';
import { nextOf } from '../login/sign-in-address';
import { pageTexts } from '../page-data';
import { Titled } from './titled';

/** The login page inside the app, after a session ended. Signed-in users are redirected to their section. */
export function LoginRoute() {
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();

  if (session) {
    return <Navigate to={nextOf(search) ?? landingOf(session.plan, session.access)} replace />;
  }
  return (
    <Titled title={m.submit}>
      <LoginPage
        texts={pageTexts()}
        notice={readSessionEnd() === 'expired' ? errorTexts.sessionEnded : undefined}
        onSignedIn={async (answer) => beginSession(answer)}
        onVisit={(path) => void navigate(path)}
      />
    </Titled>
  );
}
