import { readSession } from '@ziba/shared/session/session-store';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AreaLayout } from '../layout/area-layout';
import { publicPlan } from '../page-data';
import { AreaHome } from './area-home';
import { BrokenPage } from '../notices/broken-page';
import { AddressWithoutScreen } from '../notices/address-without-screen';
import { LoginRoute } from './login-route';
import { RootRoute } from './root-route';
import { sectionAt } from '../plan/current-plan';
import { sectionRoutes } from './section-routes';

const area = (name: 'clinic' | 'admin'): RouteObject => ({
  id: name,
  path: `/${name}`,
  element: <AreaLayout area={name} />,
  children: [
    { index: true, element: <AreaHome /> },
    { path: '*', element: <AddressWithoutScreen /> },
  ],
});

const notFound = async () => ({
  Component: (await import(/* webpackChunkName: "rare" */ '../notices/not-found-screen'))
    .NotFoundScreen,
});

const publicLayout = async () => ({
  Component: (await import(/* webpackChunkName: "rare" */ '../layout/public-layout')).PublicLayout,
});

/** The shell's own routes. Those of a section are added when it is first visited. */
const ownRoutes: RouteObject[] = [
  {
    id: 'root',
    element: <RootRoute />,
    errorElement: <BrokenPage />,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <LoginRoute /> },
      { path: '/login', element: <LoginRoute /> },
      { path: '/not-found', lazy: notFound },
      { id: 'public', lazy: publicLayout, children: [] },
      { id: 'account', element: <AreaLayout />, children: [] },
      area('clinic'),
      area('admin'),
      { path: '*', element: <AddressWithoutScreen /> },
    ],
  },
];

/** Creates a router at the current address. Sections come from the session's plan or the public plan. */
export function createAppRouter() {
  return createBrowserRouter(ownRoutes, {
    patchRoutesOnNavigation({ path, patch }) {
      const plans = [readSession()?.plan, publicPlan()];
      for (const plan of plans) {
        const section = plan && sectionAt(path, plan.sections);
        if (section) return patch(section.area, sectionRoutes(section));
      }
    },
  });
}
