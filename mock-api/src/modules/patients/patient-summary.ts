import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import type { PatientSummary } from '@ziba/shared/contracts/patients';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { accountOf } from '../payments/ledger';
import { paymentTargetJoins } from '../payments/payments.queries';

const byStatus = appointmentStatuses
  .map((status) => `'${status}', count(*) filter (where status = '${status}')`)
  .join(', ');

/** The payments that a reader's list shows: those of a doctor are for their own work, and deposits. */
const ofAll = `from payments t where`;
const ofDoctor = `from payments t ${paymentTargetJoins}
      where coalesce(a.doctor_id, k.doctor_id, r.doctor_id, $3) = $3 and`;

/** $3 is the doctor whose work counts, null for all doctors. */
const counts = (name: string, payments: string) => ({
  name: `patients.${name}`,
  text: `select a.appointments, a.last_visit, a.next_appointment, p.treatment_plans, s.sessions,
      r.transcriptions, m.payments
    from (
      select jsonb_build_object('total', count(*), ${byStatus}) as appointments,
        max(starts_at) filter (where status = 'done') as last_visit,
        min(starts_at) filter (where status = 'waiting' and starts_at > app_now()) as next_appointment
      from appointments
      where clinic_id = $1 and patient_id = $2 and archived_at is null
        and ($3::int is null or doctor_id = $3)
    ) a, (
      select count(*)::int as treatment_plans from treatment_plans
      where clinic_id = $1 and patient_id = $2 and archived_at is null
        and ($3::int is null or doctor_id = $3)
    ) p, (
      select jsonb_build_object('total', count(*),
        'done', count(*) filter (where s.status = 'done')) as sessions
      from treatment_plans p
      join treatment_sessions s on s.clinic_id = p.clinic_id and s.treatment_plan_id = p.id
      where p.clinic_id = $1 and p.patient_id = $2 and p.archived_at is null
        and s.archived_at is null and ($3::int is null or p.doctor_id = $3)
    ) s, (
      select count(*)::int as transcriptions from transcriptions
      where clinic_id = $1 and patient_id = $2 and archived_at is null
        and ($3::int is null or doctor_id = $3)
    ) r, (
      select jsonb_build_object('total', count(*),
        'amount', coalesce(sum(t.amount - t.refunded_amount), 0)) as payments
      ${payments} t.clinic_id = $1 and t.patient_id = $2 and t.status <> 'void'
        and t.method <> 'wallet'
    ) m`,
});
const forAll = counts('summary', ofAll);
const forDoctor = counts('summaryOfDoctor', ofDoctor);

type Counts = Omit<PatientSummary, 'patient_id' | 'wallet_balance' | 'debt'>;

/** Counts the rows of each kind in a patient's file. */
export async function summaryOf(tx: Tx, member: Member, id: number): Promise<PatientSummary> {
  const { clinicId, type, userId } = member;
  const doctorId = type === 'doctor' ? userId : null;
  const [row] = await tx.query<Counts>(doctorId === null ? forAll : forDoctor, [
    clinicId,
    id,
    doctorId,
  ]);
  const { balance, debt } = await accountOf(tx, clinicId, id);
  return { patient_id: id, ...found(row), wallet_balance: balance, debt };
}
