import type { PaymentTarget } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Statement } from '../../db/statement';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';

/** What can be paid for; a deposit to the account has no target row. */
export type Payable = Exclude<PaymentTarget, 'wallet'>;

/** The row that a payment is for, locked until the transaction ends. Amounts in tomans. */
export interface TargetRow {
  id: number;
  patient_id: number;
  doctor_id: number | null;
  /** The full price minus discount and insurance. */
  due: number;
  paid: number;
  canceled: boolean;
  title: string | null;
}

interface TargetTable {
  table: string;
  /** The column of `payments` that refers to the target. */
  column: string;
  lock: Statement;
  move: Statement;
}

const tableOf = (kind: Payable, table: string, select: string, joins = ''): TargetTable => ({
  table,
  column: `${kind}_id`,
  lock: {
    name: `payments.lock_${kind}`,
    text: `select t.id, t.paid_amount as paid, ${select} from ${table} t ${joins}
      where t.clinic_id = $1 and t.id = $2 and t.archived_at is null
      for no key update of t`,
  },
  move: {
    name: `payments.move_${kind}`,
    text: `update ${table} set paid_amount = paid_amount + $3, updated_at = app_now(),
        version = version + 1
      where clinic_id = $1 and id = $2 returning paid_amount as paid`,
  },
});

export const targetTables: Record<Payable, TargetTable> = {
  appointment: tableOf(
    'appointment',
    'appointments',
    `t.patient_id, t.doctor_id, t.fee_amount - t.discount_amount - t.insurance_share as due,
      t.status in ('canceled', 'no_show') as canceled, nullif(t.fee_title, '') as title`,
  ),
  session: tableOf(
    'session',
    'treatment_sessions',
    `p.patient_id, p.doctor_id, t.service_cost as due, t.session_title as title,
      (t.status = 'canceled' or p.canceled_at is not null) as canceled`,
    'join treatment_plans p on p.clinic_id = t.clinic_id and p.id = t.treatment_plan_id',
  ),
  transcription: tableOf(
    'transcription',
    'transcriptions',
    `t.patient_id, t.doctor_id, t.fee as due, coalesce(t.operation_topic, t.title) as title,
      t.canceled_at is not null as canceled`,
  ),
};

/**
 * Reads the row that is paid for and locks it. Code that also needs the lock of the patient takes it afterwards, never
 * before. Errors: 404.
 */
export async function lockTarget(
  tx: Tx,
  { clinicId }: Member,
  kind: Payable,
  id: number,
): Promise<TargetRow> {
  const [row] = await tx.query<TargetRow>(targetTables[kind].lock, [clinicId, id]);
  return found(row);
}

/** Changes the paid amount of the target; the database refuses more than its price. */
export async function movePaid(
  tx: Tx,
  { clinicId }: Member,
  kind: Payable,
  id: number,
  amount: number,
): Promise<void> {
  await tx.query(targetTables[kind].move, [clinicId, id, amount]);
}
