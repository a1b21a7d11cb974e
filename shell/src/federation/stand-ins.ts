import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { SectionFailure } from './failure';

/** The last release that worked, where it stands in for the one of the plan. */
export interface StandIn {
  remote: PlanRemote;
  section: PlanSection;
  failure: SectionFailure;
  /** Milliseconds of the clock; then the release of the plan gets another try. */
  until: number;
}

const standIns = new Map<string, StandIn>();

/** The stand-in of a section, as long as the plan names the release that failed. */
export function standInFor({ prefix }: PlanSection, { version }: PlanRemote): StandIn | null {
  const standIn = standIns.get(prefix);
  return standIn?.failure.version === version && standIn.until > Date.now() ? standIn : null;
}

/** Lets a release stand in for the one that failed. */
export function letStandIn(standIn: StandIn): void {
  standIns.set(standIn.failure.prefix, standIn);
}
