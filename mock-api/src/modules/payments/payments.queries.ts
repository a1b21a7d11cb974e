import type { Payment } from '@ziba/shared/contracts/payments';
import type { Database, Tx } from '../../db/connect';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';

/** SQL: what a payment was for; with `paymentTargetJoins`. */
export const paymentTitleSql = `coalesce(nullif(a.fee_title, ''), s.session_title, r.operation_topic, r.title)`;

const select = `t.id, t.patient_id, t.target, t.appointment_id, t.session_id, t.transcription_id,
  t.amount, t.refunded_amount, t.method, t.reference, t.note, t.paid_at, t.received_by,
  t.status, t.void_reason, t.voided_at, t.created_at, ${paymentTitleSql} as title,
  case when u.id is not null
    then jsonb_build_object('id', u.id, 'fullName', u."fullName") end as receiver,
  jsonb_build_object('id', p.id, 'full_name', p.full_name,
    'national_code', coalesce(p.national_code, p.foreign_id)) as patient`;
/** SQL: what payments (alias `t`) were for. */
export const paymentTargetJoins = `left join appointments a on a.clinic_id = t.clinic_id and a.id = t.appointment_id
  left join treatment_sessions s on s.clinic_id = t.clinic_id and s.id = t.session_id
  left join treatment_plans k on k.clinic_id = s.clinic_id and k.id = s.treatment_plan_id
  left join transcriptions r on r.clinic_id = t.clinic_id and r.id = t.transcription_id`;
const joins = `join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id
  left join users u on u.clinic_id = t.clinic_id and u.id = t.received_by
  ${paymentTargetJoins}`;

const one = {
  name: 'payments.one',
  text: `select ${select} from payments t ${joins} where t.clinic_id = $1 and t.id = $2`,
};

/** Reads a payment as the API answers it, in a transaction that is open already. */
export async function readPayment(tx: Tx, clinicId: number, id: number) {
  const [row] = await tx.query<Payment>(one, [clinicId, id]);
  return row;
}

/** Payments of patients. The service only adds, voids and refunds rows. */
export const paymentsTable = (db: Database) =>
  tenantTable<Payment>(db, 'payments', {
    columns: [],
    select,
    joins,
    searched: ['p.search_norm', 'reference', 'note'],
    sorted: {
      name: persian('p.full_name'),
      full_name: persian('p.full_name'),
      amount: 'amount',
      refunded_amount: 'refunded_amount',
      method: 'method',
      target: 'target',
      status: 'status',
      paid_at: 'paid_at',
      created_at: 'created_at',
    },
  });
