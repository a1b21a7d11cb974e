import { Outlet } from 'react-router-dom';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** The parent of all routes: moves the focus to the heading after each change of address. */
export function RootRoute() {
  useFocusOnArrival();
  return <Outlet />;
}
