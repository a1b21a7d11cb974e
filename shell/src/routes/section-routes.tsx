import type { PlanSection } from '@ziba/shared/contracts/registry';
import { mayOpen } from '@ziba/shared/session/use-may';
import { LoadingView } from '@ziba/shared/ui/state-views';
import type { RouteObject } from 'react-router-dom';
import { loadScreen } from '../federation/load-screen';
import { Guarded } from './guarded';
import { NoAccess } from './no-access';
import { SectionScreen } from './section-screen';
import { SectionUnavailable } from './section-unavailable';

/** What a route carries for the top bar. */
export interface RouteHandle {
  section: PlanSection;
}

/** The section whose prefix an address begins with, by whole segments; the longest prefix wins. */
export function sectionAt(path: string, sections: readonly PlanSection[]): PlanSection | undefined {
  return sections
    .filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0];
}

/** What may not be opened is not even loaded. */
function screenFor({ url }: Request, section: PlanSection, path: string) {
  const allowed = section.area === 'public' || mayOpen(new URL(url).pathname);
  return allowed ? loadScreen(section, path) : NoAccess;
}

/** The routes of a section, drawn from its descriptor; its code comes when one of them is visited. */
export function sectionRoutes(section: PlanSection): RouteObject[] {
  return section.screens.map(({ path, title }) => ({
    id: `${section.prefix}/${path}`,
    path: path ? `${section.prefix}/${path}` : section.prefix,
    handle: { section } satisfies RouteHandle,
    errorElement: <SectionUnavailable section={section} />,
    HydrateFallback: LoadingView,
    element: (
      <Guarded area={section.area} title={title}>
        <SectionScreen />
      </Guarded>
    ),
    // A loader and not `lazy`, whose failure the router keeps for ever: trying again must load again.
    loader: ({ request }) => screenFor(request, section, path),
    shouldRevalidate: () => false,
  }));
}
