import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { planFor } from '../plan/current-plan';

/** A section as the current plan describes it. */
export interface PlannedSection {
  plan: BootPlan;
  section: PlanSection;
  remote: PlanRemote;
}

/** Finds a section in the current plan; null when it is missing there, and then it must not be loaded. */
export function findPlannedSection(wanted: PlanSection): PlannedSection | null {
  const plan = planFor(wanted);
  const section = plan?.sections.find(({ prefix }) => prefix === wanted.prefix);
  const remote = plan?.remotes.find(({ name }) => name === section?.remote);
  return plan && section && remote ? { plan, section, remote } : null;
}
