import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../data/conditions';
import { paymentsTable } from './payments.queries';
import { letterhead } from './receipts';

const refundsOfPlan = {
  name: 'payments.refunds_of_plan',
  text: `select f.id, f.payment_id, f.amount, f.method, f.reason, f.created_at
    from refunds f
    join payments p on p.clinic_id = f.clinic_id and p.id = f.payment_id and p.status <> 'void'
    join treatment_sessions s on s.clinic_id = p.clinic_id and s.id = p.session_id
    where f.clinic_id = $1 and s.treatment_plan_id = $2 order by f.id`,
};

/** Reads payments and refunds for the sessions of a plan, for its printed statement. */
export async function statementOfPlan(
  db: Database,
  tx: Tx,
  member: Member,
  planId: number,
): Promise<PlanStatement> {
  const ofPlan = [where('s.treatment_plan_id = ?', planId), where(`t.status <> 'void'`)];
  const { data } = await paymentsTable(db)
    .within(tx)
    .all(member, ...ofPlan);
  const refunds = await tx.query<PlanStatement['refunds'][number]>(refundsOfPlan, [
    member.clinicId,
    planId,
  ]);
  const payments = data.toSorted((one, other) => one.paid_at.localeCompare(other.paid_at));
  return { payments, refunds, ...(await letterhead(tx, member)) };
}
