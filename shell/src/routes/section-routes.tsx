import type { PlanSection } from '@ziba/shared/contracts/registry';
import { mayOpen } from '@ziba/shared/session/use-may';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '../federation/load-screen';
import { Guarded } from './guarded';
import { isForAll, planFor, releaseOf, sectionIn } from '../plan/current-plan';
import { SectionScreen } from './section-screen';
import { SectionUnavailable } from '../notices/section-unavailable';
import type { RouteHandle } from '../plan/route-handle';
import { isSwapping, rememberRelease } from '../plan/swap';

/** Loads the screen of a route. A forbidden screen is not loaded; the guard shows the reason. */
function loadRouteScreen({ url }: Request, { section, path }: RouteHandle, id: string) {
  const allowed = isForAll(section) || mayOpen(new URL(url).pathname);
  const plan = planFor(section);
  rememberRelease(id, allowed ? releaseOf(plan, section) : '');
  return allowed ? loadScreen(sectionIn(plan, section), path) : LoadingView;
}

/** The routes of a section, made from its descriptor. Its code is loaded when one of them is visited. */
export function sectionRoutes(section: PlanSection): RouteObject[] {
  return section.screens.map(({ path, title }) => {
    const id = `${section.prefix}/${path}`;
    const handle: RouteHandle = { section, path };
    return {
      id,
      path: path ? id : section.prefix,
      handle,
      errorElement: <SectionUnavailable section={section} />,
      HydrateFallback: LoadingView,
      element: (
        <Guarded key={id} {...handle} title={title}>
          <SectionScreen />
        </Guarded>
      ),
      // Not `lazy`: the router would keep its failure permanently, and a retry could not load again.
      loader: ({ request }) => loadRouteScreen(request, handle, id),
      shouldRevalidate: isSwapping,
    };
  });
}
