import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page-data';

interface Prefixed {
  prefix: string;
}

/** The section whose prefix the address begins with, by whole segments; the longest prefix wins. */
export function sectionAt<One extends Prefixed>(
  path: string,
  sections: readonly One[],
): One | undefined {
  return sections
    .filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0];
}

/** Whether a section is for everybody: without a sign-in, or the own account. The public plan contains it. */
export function isForAll({ area }: PlanSection): boolean {
  return area === 'public' || area === 'account';
}

/** The plan that contains a section: the public one, or that of the session. */
export function planFor(section: PlanSection): BootPlan | null {
  return isForAll(section) ? publicPlan() : (readSession()?.plan ?? null);
}

/** The section as the plan describes it, perhaps in another release; unchanged when the plan lacks it. */
export function sectionIn(plan: BootPlan | null | undefined, section: PlanSection): PlanSection {
  return plan?.sections.find(({ prefix }) => prefix === section.prefix) ?? section;
}

/** The address of the release that a plan has for a section; '' when it has none. */
export function releaseOf(plan: BootPlan | null, { prefix }: Prefixed): string {
  const section = plan?.sections.find((one) => one.prefix === prefix);
  if (section && plan?.override?.remote === section.remote) return plan.override.address;
  return plan?.remotes.find(({ name }) => name === section?.remote)?.base ?? '';
}
