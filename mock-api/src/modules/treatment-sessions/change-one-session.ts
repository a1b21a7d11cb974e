import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { holdCalendar } from '../schedule/calendar-lock';
import { changeSession, type SessionWork } from './session-changes';

/** Runs `changeSession` in a transaction of its own that locks the clinic's calendar. */
export const changeOneSession = (
  db: Database,
  member: Member,
  id: number,
  work: SessionWork,
  baseVersion?: number,
): Promise<TreatmentSession> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    return changeSession(db, tx, member, id, work, baseVersion);
  });
