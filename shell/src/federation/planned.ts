import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page-data';

/** What the plan of now says of a section. */
export interface Planned {
  plan: BootPlan;
  section: PlanSection;
  remote: PlanRemote;
}

/** The gate: what the plan of now does not hold is null, and nothing of it is asked for. */
export function plannedFor({ area, prefix }: PlanSection): Planned | null {
  const plan = area === 'public' ? publicPlan() : readSession()?.plan;
  const section = plan?.sections.find((candidate) => candidate.prefix === prefix);
  const remote = plan?.remotes.find(({ name }) => name === section?.remote);
  return plan && section && remote ? { plan, section, remote } : null;
}
