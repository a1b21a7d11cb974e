import { useSession } from '@ziba/shared/session/use-session';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Outlet } from 'react-router-dom';
import { useFocusOnArrival } from './use-focus-on-arrival';

const ChangePasswordPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare" */ '../password-change/change-password-page'))
      .ChangePasswordPage,
);

/**
 * The parent of all routes: moves the focus to the heading after each change of address. A user whose
 * password was set by somebody else sees nothing but the form that changes it.
 */
export function RootRoute() {
  useFocusOnArrival();
  const session = useSession();
  if (session?.user.credentials_expired) return <ChangePasswordPage session={session} />;
  return <Outlet />;
}
