import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { SectionFailure } from './failure';

/** The last release that worked. It replaces the release of the plan, which failed. */
export interface Fallback {
  remote: PlanRemote;
  section: PlanSection;
  failure: SectionFailure;
  /** Milliseconds of the clock; then the release of the plan gets another try. */
  until: number;
}

const fallbacks = new Map<string, Fallback>();

/** The fallback of a section, as long as the plan names the release that failed. */
export function fallbackFor({ prefix }: PlanSection, { version }: PlanRemote): Fallback | null {
  const fallback = fallbacks.get(prefix);
  return fallback?.failure.version === version && fallback.until > Date.now() ? fallback : null;
}

/** Sets the release that replaces the one that failed. */
export function setFallback(fallback: Fallback): void {
  fallbacks.set(fallback.failure.prefix, fallback);
}
