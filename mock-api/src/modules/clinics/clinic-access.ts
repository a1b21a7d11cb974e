import { idParam } from '@ziba/shared/contracts/rows';
import type { Need, SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../lib/refusal';
import { demandSection } from '../../lib/section-right';

interface Who {
  need: Need;
  /** The section of the operator's staff. */
  operator: readonly SectionKey[];
  /** The sections of the clinic's own members; none: every one of them. */
  members?: readonly SectionKey[];
}

/**
 * An `onRequest` after `app.allow`: `{id}` is a clinic that the operator may reach with a section of
 * theirs, and its own members with one of theirs. To members another clinic does not exist.
 */
export function clinicOf({ need, operator, members }: Who) {
  return async ({ session, params }: FastifyRequest): Promise<void> => {
    if (session.clinicId === null) return demandSection(session, operator, need);
    if (members) demandSection(session, members, need);
    const { data } = idParam.safeParse(params);
    // What is no id at all is the validation's to refuse.
    if (data && data.id !== session.clinicId) throw notFound();
  };
}
