import { idParam } from '@ziba/shared/contracts/rows';
import type { Need, SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../lib/refusal';
import { demandSection } from '../../lib/section-right';

interface Who {
  need: Need;
  /** The section that the operator's staff need. */
  operator: readonly SectionKey[];
  /** The sections that members of the clinic need; none: every member may call. */
  members?: readonly SectionKey[];
}

/**
 * An `onRequest` after `app.allow`: refuses unless `{id}` is a clinic that the caller may use: the operator with a
 * section of theirs, or a member of that clinic with one of theirs. For members other clinics do not exist (404).
 */
export function clinicOf({ need, operator, members }: Who) {
  return async ({ session, params }: FastifyRequest): Promise<void> => {
    if (session.clinicId === null) return demandSection(session, operator, need);
    if (members) demandSection(session, members, need);
    const { data } = idParam.safeParse(params);
    // The validation refuses a value that is not an id.
    if (data && data.id !== session.clinicId) throw notFound();
  };
}
