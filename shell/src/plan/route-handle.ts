import type { PlanSection } from '@ziba/shared/contracts/registry';

/** The data of a route: its section when the route was created, and the path of its screen. */
export interface RouteHandle {
  section: PlanSection;
  path: string;
}
