import {
  coversNeed,
  hasSection,
  isGranted,
  type Need,
  type SectionKey,
} from '@ziba/shared/contracts/permissions';
import type { Session } from './actor';
import { forbidden, sectionOff } from './refusal';

/** For rights that a route's `allow` cannot know: one of the sections, at this level, or a refusal with 403. */
export function demandSection(
  session: Session,
  sections: readonly SectionKey[],
  need: Need = 'read',
): void {
  const may = (has: typeof hasSection) =>
    sections.some((section) => has(session, section)) && coversNeed(session.levels, need);
  if (!may(hasSection)) throw may(isGranted) ? sectionOff() : forbidden();
}
