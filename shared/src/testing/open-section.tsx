import { lazy, Suspense } from 'react';
import { Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { levels, platformType, type Need } from '../contracts/permissions';
import { common } from '../messages';
import type { Section } from '../section/define-section';
import { canAccess } from '../session/access';
import { useSession } from '../session/use-session';
import { NoAccessView } from '../ui/state-views';
import { renderRoutes, type RenderedScreen } from './render-screen';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from './session-samples';

/** Stands where the shell's guard stands: same rule, same words. */
function Guard() {
  const { pathname } = useLocation();
  const session = useSession();
  if (!session?.plan) return <Outlet />;
  const verdict = canAccess(pathname, session.plan.sections, session.access);
  if (verdict === 'denied') return <NoAccessView />;
  return verdict === 'unknown' ? <h1>{common.notFoundTitle}</h1> : <Outlet />;
}

function routesOf(section: Section): RouteObject[] {
  const children = section.screens.map(({ path, load }) => {
    const LazyScreen = lazy(async () => ({ default: await load() }));
    const element = (
      <Suspense fallback={<p role="status">{common.loading}</p>}>
        <LazyScreen />
      </Suspense>
    );
    return { path: path ? `${section.prefix}/${path}` : section.prefix, element };
  });
  return [
    { element: <Guard />, children: [...children, { path: `${section.prefix}/*`, element: null }] },
  ];
}

/**
 * Opens an address of a section behind a guard like the shell's, for somebody who has this section at
 * the level of `need` and nothing else; nobody is signed in on a public section.
 */
export function openSection(section: Section, at: string, need: Need = 'read'): RenderedScreen {
  const granted = {
    sections: [section.key],
    levels: [levels[need]],
    plan: aPlan([aPlanSection(section)]),
  };
  const sessions = {
    public: () => null,
    clinic: () => aLogin({ ...granted, user: { type: 'staff' } }),
    admin: () => aPlatformLogin({ ...granted, user: { type: platformType } }),
  };
  return renderRoutes(routesOf(section), { at, session: sessions[section.area]() });
}
