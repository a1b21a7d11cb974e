import {
  planTexts,
  type planUpdate,
  type TreatmentPlan,
} from '@ziba/shared/contracts/treatment-plans';
import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, invalid, Refusal } from '../../lib/refusal';
import { lockedPlan } from '../treatment-sessions/treatment-sessions.queries';
import { addSession, cancelSession, editSession } from '../treatment-sessions/session-changes';

type Update = z.output<typeof planUpdate>;

/** Adds the entry of the list to the field of a refusal: `date` becomes `sessions.1.date`. */
export async function beside<Answer>(place: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`${place}.${name}`, text]);
    throw new Refusal(error.status, error.code, error.message, Object.fromEntries(fields));
  }
}

/**
 * Applies an edit of the plan to its sessions, which are locked: removes sessions first, so that their time is free for
 * the others.
 */
export async function changeSessions(
  db: Database,
  tx: Tx,
  member: Member,
  plan: TreatmentPlan,
  { session_rows: rows = [], canceled_sessions: leaving = [] }: Update,
): Promise<void> {
  const sessionOf = (id: number, field: string) => {
    const session = plan.sessions.find((one) => one.id === id);
    if (!session) throw invalid(field, sessionTexts.unknown);
    return session;
  };
  for (const [index, id] of leaving.entries()) {
    const session = sessionOf(id, `canceled_sessions.${index}`);
    await cancelSession(db, tx, member, session, planTexts.leftPlan);
  }
  const locked = found(await lockedPlan(tx, member.clinicId, plan.id));
  for (const [index, { id, service_type: label, ...row }] of rows.entries()) {
    const place = `session_rows.${index}`;
    await beside(place, async () => {
      const service_type = label ?? undefined;
      if (id) await editSession(db, tx, member, sessionOf(id, 'id'), { ...row, service_type });
      else await addSession(db, tx, member, locked, { ...row, service_type });
    });
  }
}
