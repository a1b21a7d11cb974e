import { platformType, type Access } from '@ziba/shared/contracts/permissions';
import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { canAccess } from '@ziba/shared/session/access';

export type Area = 'clinic' | 'admin';

/** The area that an account belongs to. */
export function areaOf(access: Access): Area {
  return access.type === platformType ? 'admin' : 'clinic';
}

/** The sections of the user's menu, in menu order. */
export function menuOf(plan: BootPlan | null, access: Access): PlanSection[] {
  const area = areaOf(access);
  const sections = plan?.sections ?? [];
  return sections
    .filter((section) => section.area === area && section.menu)
    .filter(({ prefix }) => canAccess(prefix, sections, access) === 'allowed')
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0));
}

/**
 * The address after a login: the dashboard if the user may open it, else the first of their sections
 *. Without any section it is the area's own address, which shows a notice.
 */
export function landingOf(plan: BootPlan | null, access: Access): string {
  const menu = menuOf(plan, access);
  const granted = access.sections === 'all' ? [] : access.sections;
  const [first] = ['dashboard', ...granted].flatMap((key) => menu.filter((one) => one.key === key));
  return (first ?? menu[0])?.prefix ?? `/${areaOf(access)}`;
}
