import type { PlanSection } from '@ziba/shared/contracts/registry';
import { mayOpen } from '@ziba/shared/session/use-may';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '../federation/load-screen';
import { Guarded } from './guarded';
import { planFor, releaseOf, sectionIn } from '../plan/current-plan';
import { SectionScreen } from './section-screen';
import { SectionUnavailable } from '../notices/section-unavailable';
import type { RouteHandle } from '../plan/route-handle';
import { isSwapping, noteRelease } from '../plan/swap';

/** What may not be opened is not even loaded; the guard says why it is not there. */
function screenFor({ url }: Request, { section, path }: RouteHandle, id: string) {
  const allowed = section.area === 'public' || mayOpen(new URL(url).pathname);
  const plan = planFor(section);
  noteRelease(id, allowed ? releaseOf(plan, section) : '');
  return allowed ? loadScreen(sectionIn(plan, section), path) : LoadingView;
}

/** The routes of a section, drawn from its descriptor; its code comes when one of them is visited. */
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
      // A loader and not `lazy`, whose failure the router keeps for ever: trying again must load again.
      loader: ({ request }) => screenFor(request, handle, id),
      shouldRevalidate: isSwapping,
    };
  });
}
