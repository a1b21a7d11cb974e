import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page/page-data';
import { SectionError } from './failure';

/** What the plan of now says of a section. */
export interface Planned {
  plan: BootPlan;
  section: PlanSection;
  remote: PlanRemote;
}

function planOf({ area }: PlanSection): BootPlan | null {
  return area === 'public' ? publicPlan() : (readSession()?.plan ?? null);
}

/** The gate: what the plan of now does not hold is refused before anything is asked for. */
export function plannedFor(asked: PlanSection): Planned {
  const plan = planOf(asked);
  const section = plan?.sections.find(({ prefix }) => prefix === asked.prefix);
  const remote = plan?.remotes.find(({ name }) => name === section?.remote);
  if (plan && section && remote) return { plan, section, remote };
  const { prefix, remote: name } = asked;
  throw new SectionError({ code: 'disabled', prefix, remote: name, version: '' });
}

/** The release on a developer's own machine, which this browser is to take in place of the plan's. */
export async function overriddenBy({ plan, remote }: Planned): Promise<PlanRemote> {
  if (!plan.override) return remote;
  const developer = await import(/* webpackChunkName: "rescue" */ './developer-release');
  return developer.developerRelease(plan.override);
}
