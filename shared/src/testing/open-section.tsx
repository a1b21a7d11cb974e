import { useState } from 'react';
import { Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { levels, platformType, type Need } from '../contracts/permissions';
import { common } from '../messages';
import type { Section } from '../section/define-section';
import { canAccess } from '../session/access';
import { useSession } from '../session/use-session';
import { useHasWork } from '../session/work-in-progress';
import { NoAccessView } from '../ui/views/state-views';
import { liveSection, LiveScreen, type LiveSection, type SectionStore } from './live-section';
import { renderRoutes, type RenderedScreen } from './render-screen';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from './session-samples';

/** Replaces the shell's guard, with the same rule and texts. */
function Guard() {
  const { pathname } = useLocation();
  const session = useSession();
  const hasWork = useHasWork();
  const plan = session?.plan;
  const verdict = plan ? canAccess(pathname, plan.sections, session.access) : 'allowed';
  const [wasShown, setWasShown] = useState(verdict === 'allowed');
  // A half-filled form stays when its section is switched off.
  const isShown = verdict === 'allowed' || (wasShown && hasWork);
  if (isShown !== wasShown) setWasShown(isShown);
  if (isShown) return <Outlet />;
  const [off] = plan?.off ?? [];
  if (off) return <h1>{`بخش «${off.title}» خاموش است`}</h1>;
  return verdict === 'denied' ? <NoAccessView /> : <h1>{common.notFoundTitle}</h1>;
}

function routesOf({ prefix, screens }: Section, store: SectionStore): RouteObject[] {
  const children = screens.map(({ path }) => ({
    path: path ? `${prefix}/${path}` : prefix,
    element: <LiveScreen key={path} store={store} path={path} />,
  }));
  return [{ element: <Guard />, children: [...children, { path: `${prefix}/*`, element: null }] }];
}

/** The result of `openSection`; `switchOff`, `switchOn` and `swap` do what the shell would do. */
export type OpenedSection = RenderedScreen & LiveSection;

/**
 * Opens an address of a section behind a guard like the shell's. The signed-in user has only this section, at the
 * level `need`; on a public section nobody is signed in.
 */
export function openSection(section: Section, at: string, need: Need = 'read'): OpenedSection {
  const granted = {
    sections: [section.key],
    levels: [levels[need]],
    plan: aPlan([aPlanSection(section)]),
  };
  const sessions = {
    public: () => null,
    account: () => aLogin({ ...granted, user: { type: 'staff' } }),
    clinic: () => aLogin({ ...granted, user: { type: 'staff' } }),
    admin: () => aPlatformLogin({ ...granted, user: { type: platformType } }),
  };
  const store = liveSection(section);
  const session = sessions[section.area]();
  return { ...renderRoutes(routesOf(section, store), { at, session }), ...store.live };
}
