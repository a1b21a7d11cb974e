import { platformType, type Access } from '@ziba/shared/contracts/permissions';
import type { BootPlan, PlanSection } from '@ziba/shared/contracts/registry';
import { canAccess } from '@ziba/shared/session/access';

export type Area = 'clinic' | 'admin';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The area that an account belongs to. */
export function areaOf(access: Access): Area {
  return access.type === platformType ? 'admin' : 'clinic';
}

/** The sections of the user's menu, in its order. */
export function menuOf(plan: BootPlan | null, access: Access): PlanSection[] {
  const area = areaOf(access);
  const sections = plan?.sections ?? [];
  return sections
    .filter((section) => section.area === area && section.menu)
    .filter(({ prefix }) => canAccess(prefix, sections, access) === 'allowed')
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0));
}

/**
 * Where a user lands after signing in: the dashboard if it is theirs, else the first of the sections
 * they were given (text 1 §4). Without any section it is the area's own address, which says so.
 */
export function landingOf(plan: BootPlan | null, access: Access): string {
  const menu = menuOf(plan, access);
  const given = access.sections === 'all' ? [] : access.sections;
  const [first] = ['dashboard', ...given].flatMap((key) => menu.filter((one) => one.key === key));
  return (first ?? menu[0])?.prefix ?? `/${areaOf(access)}`;
}

/** The `next` of an address when it names a page of ours other than sign-in; anything else is ignored. */
export function nextOf(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  const { origin, pathname, search: query, hash } = new URL(next, window.location.origin);
  const leadsBack = origin !== window.location.origin || isSignIn(pathname);
  return leadsBack ? null : pathname + query + hash;
}

/** Whether an address shows the login form. */
export function isSignIn(pathname: string): boolean {
  return pathname === '/' || pathname === '/login';
}

/** The login address that brings back to where the visitor is now. */
export function signInAddress({ pathname, search, hash }: Place = window.location): string {
  if (isSignIn(pathname) || pathname === '/not-found') return '/login';
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`;
}
