import {
  sessionTexts,
  type SessionState,
  type sessionInput,
  type sessionUpdate,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { isOwn, ownOnly } from '../../data/own-rows';
import type { RowLookup } from '../../data/tenant-table';
import { found, invalid, Refusal } from '../../lib/refusal';
import { holdCalendar } from '../schedule/calendar-lock';
import { changeOneSession } from './change-one-session';
import { addSession, cancelSession, editSession, isCanceled, marked } from './session-changes';
import { lockedPlan, sessionsTable, stateOf } from './treatment-sessions.queries';

/** Whether the caller may see a session: a doctor sees only their own. */
export const visibleSession = (db: Database): RowLookup => ({
  has: async (member, id) =>
    ownOnly(member, await sessionsTable(db).find(member, id)) !== undefined,
});

/** Reads a session. Errors: 404. */
export const findSession = (db: Database, member: Member, id: number): Promise<TreatmentSession> =>
  db.tenant(member.clinicId, async (tx) => {
    const row = found(ownOnly(member, await sessionsTable(db).within(tx).find(member, id)));
    return marked(tx, member, row);
  });

/** Adds a session to a plan. Errors: 400 no such plan; 409 a canceled plan, or a time that is taken. */
export const createSession = (
  db: Database,
  member: Member,
  input: z.output<typeof sessionInput>,
): Promise<TreatmentSession> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    const plan = await lockedPlan(tx, member.clinicId, input.treatment_plan_id);
    if (!plan || !isOwn(member, plan)) throw invalid('treatment_plan_id', sessionTexts.plan);
    if (plan.canceled_at) throw new Refusal(409, 'plan_canceled', sessionTexts.planCanceled);
    return marked(tx, member, await addSession(db, tx, member, plan, input));
  });

/** Changes the fields that were sent. Errors: 404; 409 see `editSession` in session-changes.ts. */
export const editOneSession = (
  db: Database,
  member: Member,
  id: number,
  input: z.output<typeof sessionUpdate>,
): Promise<TreatmentSession> =>
  changeOneSession(db, member, id, (before, tx) => editSession(db, tx, member, before, input));

/** Changes the status: planned → done, planned → canceled; the same status again changes nothing. */
export const setSessionStatus = (
  db: Database,
  member: Member,
  id: number,
  status: SessionState,
): Promise<TreatmentSession> =>
  changeOneSession(db, member, id, async (before, tx) => {
    const state = stateOf(before);
    if (state === status) return;
    if (state !== 'planned') throw new Refusal(409, 'wrong_step', sessionTexts.wrongStep);
    if (status === 'canceled') await cancelSession(db, tx, member, before, null);
    else await sessionsTable(db).within(tx).update(member, id, { status });
  });

/** Cancels a session. Errors: 404; 409 when it is canceled or done already, or has payments. */
export const cancelOneSession = (
  db: Database,
  member: Member,
  id: number,
  reason: string | null,
): Promise<TreatmentSession> =>
  changeOneSession(db, member, id, async (before, tx) => {
    if (stateOf(before) === 'canceled') throw isCanceled();
    await cancelSession(db, tx, member, before, reason);
  });
