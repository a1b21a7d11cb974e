import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page-data';

interface Prefixed {
  prefix: string;
}

/** The one whose prefix an address begins with, by whole segments; the longest prefix wins. */
export function sectionAt<One extends Prefixed>(
  path: string,
  sections: readonly One[],
): One | undefined {
  return sections
    .filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0];
}

/** The plan that decides about a section. */
export function planFor({ area }: PlanSection): BootPlan | null {
  return area === 'public' ? publicPlan() : (readSession()?.plan ?? null);
}

/** The section as a plan has it, another release perhaps; as it was, where the plan has it no more. */
export function sectionIn(plan: BootPlan | null | undefined, section: PlanSection): PlanSection {
  return plan?.sections.find(({ prefix }) => prefix === section.prefix) ?? section;
}

/** The release that a plan has for a section, by its address; '' where it has none. */
export function releaseOf(plan: BootPlan | null, { prefix }: Prefixed): string {
  const section = plan?.sections.find((one) => one.prefix === prefix);
  if (section && plan?.override?.remote === section.remote) return plan.override.address;
  return plan?.remotes.find(({ name }) => name === section?.remote)?.base ?? '';
}
