import {
  coversNeed,
  hasSection,
  isGranted,
  type Need,
  type SectionKey,
} from '@ziba/shared/contracts/permissions';
import type { Session } from './actor';
import { forbidden, sectionOff } from './refusal';

/**
 * Refuses with 403 unless the caller has one of the sections with this level. For rights that the route's `allow`
 * cannot state.
 */
export function demandSection(
  session: Session,
  sections: readonly SectionKey[],
  need: Need = 'read',
): void {
  const may = (has: typeof hasSection) =>
    sections.some((section) => has(session, section)) && coversNeed(session.levels, need);
  if (!may(hasSection)) throw may(isGranted) ? sectionOff() : forbidden();
}
