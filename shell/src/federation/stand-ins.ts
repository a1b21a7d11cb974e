import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import type { SectionFailure } from './failure';

/** The last release that worked, where it stands in for the one of the plan. */
export interface StandIn {
  remote: PlanRemote;
  section: PlanSection;
  failure: SectionFailure;
}

/** What may be over soon: the release of the plan gets another try after this many milliseconds. */
const soon = 60_000;
const passing: ReadonlySet<FailureCode> = new Set(['http', 'network', 'timeout', 'load-failed']);

const standIns = new Map<string, StandIn & { until: number }>();

/** The stand-in of a section, as long as the plan names the release that failed. */
export function standInFor({ prefix }: PlanSection, { version }: PlanRemote): StandIn | null {
  const standIn = standIns.get(prefix);
  if (!standIn || standIn.failure.version !== version || standIn.until < Date.now()) return null;
  return standIn;
}

/** Lets a release stand in for the one that failed. */
export function letStandIn(standIn: StandIn): void {
  const until = passing.has(standIn.failure.code) ? Date.now() + soon : Infinity;
  standIns.set(standIn.failure.prefix, { ...standIn, until });
}
