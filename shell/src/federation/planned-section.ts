import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page-data';

/** A section as the current plan describes it. */
export interface PlannedSection {
  plan: BootPlan;
  section: PlanSection;
  remote: PlanRemote;
}

/** Finds a section in the current plan; null when it is missing there, and then it must not be loaded. */
export function findPlannedSection({ area, prefix }: PlanSection): PlannedSection | null {
  const plan = area === 'public' ? publicPlan() : readSession()?.plan;
  const section = plan?.sections.find((candidate) => candidate.prefix === prefix);
  const remote = plan?.remotes.find(({ name }) => name === section?.remote);
  return plan && section && remote ? { plan, section, remote } : null;
}
