import type { Page } from '@ziba/shared/contracts/common';
import type { Payment } from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../lib/conditions';
import { ownOnly } from '../../lib/own-rows';
import { found } from '../../lib/refusal';
import { paymentsTable } from '../payments/payments.queries';
import { plansTable } from '../treatment-plans/treatment-plans.queries';
import { listOfPlan, sessionsTable } from './treatment-sessions.queries';

/** The sessions of one plan, in its order; 404 when the caller has no such plan. */
export const sessionsOfPlan = (
  db: Database,
  member: Member,
  planId: number,
): Promise<Page<TreatmentSession>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await plansTable(db).within(tx).find(member, planId)));
    return listOfPlan(tx, member.clinicId, planId);
  });

/** What was paid for a session, voided payments included. */
export const paymentsOfSession = (
  db: Database,
  member: Member,
  id: number,
): Promise<Page<Payment>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await sessionsTable(db).within(tx).find(member, id)));
    return paymentsTable(db).within(tx).all(member, where('t.session_id = ?', id));
  });
