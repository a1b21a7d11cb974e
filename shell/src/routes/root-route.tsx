import { Outlet } from 'react-router-dom';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** Around every page: the focus goes to its heading after a change of address. */
export function RootRoute() {
  useFocusOnArrival();
  return <Outlet />;
}
