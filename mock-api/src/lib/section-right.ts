import { mayIn, mayWhenOn, type Need, type SectionKey } from '@ziba/shared/contracts/permissions';
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
  if (mayIn(session, sections, need)) return;
  throw mayWhenOn(session, sections, need) ? sectionOff() : forbidden();
}
