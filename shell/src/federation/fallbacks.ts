import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { SectionFailure } from './failure';

/** The last release that worked. It replaces the release in the plan, which failed. */
export interface Fallback {
  remote: PlanRemote;
  section: PlanSection;
  failure: SectionFailure;
  /** When to try the release in the plan again, in milliseconds since 1970. */
  until: number;
}

const fallbacks = new Map<string, Fallback>();

/** The fallback of a section while the plan still names the failed release; null when there is none. */
export function fallbackFor({ prefix }: PlanSection, { version }: PlanRemote): Fallback | null {
  const fallback = fallbacks.get(prefix);
  return fallback?.failure.version === version && fallback.until > Date.now() ? fallback : null;
}

/** Sets the release that replaces the one that failed. */
export function setFallback(fallback: Fallback): void {
  fallbacks.set(fallback.failure.prefix, fallback);
}
