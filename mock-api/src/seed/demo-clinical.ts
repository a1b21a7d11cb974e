import { slotQuantum } from '../lib/slot-quantum';
import type { Tx } from '../db/connect';
import type { DemoAppointment } from './demo-appointments';
import { demoPlans } from './demo-plans';
import { demoTemplates } from './demo-templates';
import type { DemoService } from './demo-services';
import { demoTranscriptions } from './demo-transcriptions';
import { timesOf } from './free-times';
import { insertRows, type NextId } from './insert-rows';
import type { Moment } from './moment';

interface Clinic {
  clinicId: number;
  appointments: readonly DemoAppointment[];
  services: readonly DemoService[];
}

/**
 * Plans, sessions in every payment status, prescriptions of both kinds, and their reserved times. `demoPayments` adds
 * payments for their paid amounts.
 */
export async function seedClinical(
  tx: Tx,
  clinic: Clinic,
  moment: Moment,
  nextId: NextId,
): Promise<void> {
  const taken = timesOf(clinic.appointments);
  const plans = demoPlans(clinic, moment, nextId, taken);
  await insertRows(tx, 'counters', [plans.counter]);
  await insertRows(tx, 'treatment_plans', plans.planRows);
  await insertRows(tx, 'treatment_sessions', plans.sessionRows);
  await insertRows(tx, 'session_items', plans.itemRows);
  await insertRows(tx, 'plan_templates', demoTemplates(clinic, nextId));
  const prescriptions = demoTranscriptions(clinic, moment, nextId, taken);
  await insertRows(tx, 'transcriptions', prescriptions.transcriptionRows);
  await insertRows(tx, 'transcription_medications', prescriptions.medicationRows);
  await insertRows(tx, 'transcription_items', prescriptions.transcriptionItemRows);
  await keepReports(tx, clinic.clinicId);
  await takeTimes(tx, clinic.clinicId);
}

async function keepReports(tx: Tx, clinicId: number): Promise<void> {
  await tx.query(
    `insert into report_versions (clinic_id, owner, owner_id, version, report, created_at)
     select clinic_id, 'session', id, 1, report, reported_at from treatment_sessions
       where clinic_id = $1 and report is not null
     union all
     select clinic_id, 'transcription', id, 1, report, reported_at from transcriptions
       where clinic_id = $1 and report is not null`,
    [clinicId],
  );
}

const slots = (start: string, end: string) =>
  `generate_series(${start}, ${end} - interval '1 second', interval '${slotQuantum} seconds') as slot`;

async function takeTimes(tx: Tx, clinicId: number): Promise<void> {
  for (const person of ['doctor', 'patient']) {
    const into = `insert into ${person}_slots (clinic_id, ${person}_id, slot, owner_kind, owner_id, appointment_id)`;
    await tx.query(
      `${into} select s.clinic_id, p.${person}_id, slot, 'session', s.id, p.appointment_id
       from treatment_sessions s
       join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id,
       ${slots('s.starts_at', "s.starts_at + interval '1 hour'")}
       where s.clinic_id = $1 and s.status <> 'canceled'`,
      [clinicId],
    );
    await tx.query(
      `${into} select t.clinic_id, t.${person}_id, slot, 'operation', t.id, t.appointment_id
       from transcriptions t,
       ${slots('t.operation_date', "t.operation_date + interval '1 hour'")}
       where t.clinic_id = $1 and t.operation_date > app_now()`,
      [clinicId],
    );
  }
}
