import { Outlet, useMatches } from 'react-router-dom';
import type { RouteHandle } from './section-routes';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { usePageTitle } from './use-page-title';

/** Around every page: its title, and the focus on its heading after a change of address. */
export function RootRoute() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  usePageTitle(handle?.title);
  useFocusOnArrival();
  return <Outlet />;
}
