import type { PlanSection } from '@ziba/shared/contracts/registry';

/** What a route carries: the section as it was when the route was learnt, and the screen's path. */
export interface RouteHandle {
  section: PlanSection;
  path: string;
}
