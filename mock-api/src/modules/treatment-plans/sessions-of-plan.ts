import type { Page } from '@ziba/shared/contracts/lists';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Database } from '../../db/connect';
import { ownOnly } from '../../data/own-rows';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { listOfPlan } from '../treatment-sessions/treatment-sessions.queries';
import { plansTable } from './treatment-plans.queries';

/** Reads the sessions of one plan, in its order; 404 when the caller may not see the plan. */
export const sessionsOfPlan = (
  db: Database,
  member: Member,
  planId: number,
): Promise<Page<TreatmentSession>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await plansTable(db).within(tx).find(member, planId)));
    return listOfPlan(tx, member.clinicId, planId);
  });
