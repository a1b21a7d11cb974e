import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from '../api/swr-options';
import type { LoginAnswer } from '../contracts/auth';
import { endSession, startSession } from '../session/session-store';
import { toast, Toasts } from '../ui/overlays/toast';
import { aLogin } from './session-samples';

interface Place {
  /** The route of the screen, such as `/clinic/patients/edit/:id`. */
  path?: string;
  /** The open address; the route itself by default. */
  at?: string;
  /** Navigation state of the address. */
  state?: unknown;
  /** The signed-in user; by default a clinic administrator with every section, null for nobody. */
  session?: LoginAnswer | null;
  /** Shows toasts too, as the shell does; their live regions are empty at first. */
  toasts?: boolean;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** The current address, with query. */
  location: () => string;
  /** The navigation state of the current address. */
  locationState: () => unknown;
  /** Opens another address, as a link of the shell does. */
  go: (to: string) => Promise<void>;
}

afterEach(() => toast.clear());

/** Renders routes as the shell does: real router, real SWR with an empty cache, real session. */
export function renderRoutes(
  routes: RouteObject[],
  { at = '/', state, session = aLogin(), toasts = false }: Omit<Place, 'path'>,
): RenderedScreen {
  if (session) startSession(session);
  else endSession('signed-out');
  const entry = new URL(at, 'http://localhost');
  const { pathname, search, hash } = entry;
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  const view = render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <RouterProvider router={router} />
      {toasts && <Toasts />}
    </SWRConfig>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    location: () => {
      const now = router.state.location;
      return now.pathname + now.search + now.hash;
    },
    locationState: () => router.state.location.state,
    go: (to) => act(() => router.navigate(to)),
  };
}

/** Renders one screen at its address; every other address is an empty page. */
export function renderScreen(
  screen: ReactNode,
  { path = '/', at = path, ...rest }: Place = {},
): RenderedScreen {
  return renderRoutes([{ path, element: screen }], { at, ...rest });
}
