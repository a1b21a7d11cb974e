import {
  transcriptionType,
  type TranscriptionKind,
} from '@ziba/shared/contracts/transcription-words';
import type {
  BusyOperation,
  Transcription,
  TranscriptionQuery,
} from '@ziba/shared/contracts/transcriptions';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian, where } from '../../data/conditions';
import { doctorJson, isoJson, patientJson } from '../../data/json-sql';
import { doctorReading, mayReadPatientSql } from '../../data/own-patients';
import { doctorAsked, ofDoctor } from '../../data/own-rows';
import { wholeList } from '../../data/pages';
import { paidColumns, paymentStatusSql } from '../../data/payment-sql';
import { found } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';

/** The minutes of an operation if neither it nor its service has a length. */
export const defaultMinutes = 30;

const typeWords = Object.entries(transcriptionType)
  .map(([kind, word]) => `when '${kind}' then '${word}'`)
  .join(' ');
/** SQL: the state of a prescription (alias `t`). */
export const transcriptionStatusSql = `case when t.canceled_at is not null then 'canceled'
  when t.reported_at is not null then 'reported' else 'recorded' end`;

const linesOf = (table: string, fields: string) => `(select ${fields}
  from ${table} i where i.clinic_id = t.clinic_id and i.transcription_id = t.id)`;

const appointmentJson = `case when a.id is not null then jsonb_build_object('id', a.id,
  'appointment_code', a.appointment_code, 'appointment_datetime', ${isoJson('a.starts_at')},
  'package_type', a.package_type, 'fee', a.fee_amount,
  'appointment_fee', a.fee_title || ' | ' || a.fee_amount, 'description', a.description,
  'status', a.status, 'action_status', a.action_status,
  'service', case when v.id is not null then jsonb_build_object('id', v.id, 'title', v.title) end,
  'doctor', ${doctorJson('ad')}, 'client', ${patientJson('ap')},
  'assistant', case when aa.id is not null then jsonb_build_object('full_name', aa."fullName") end,
  'assistant_name', aa."fullName") end`;

const select = `t.id, t.version, case t.type ${typeWords} end as type, ${transcriptionStatusSql} as status,
  t.appointment_id, t.patient_id, t.doctor_id, t.service_type_id,
  case when s.id is not null then jsonb_build_object('id', s.id, 'title', s.title) end as service,
  t.title, t.operation_date, t.operation_topic, t.operation_minutes, t.off_time_reason,
  t.description,
  t.attachments, t.plan_notes, t.tracking_code, t.risk_reason,
  coalesce(string_to_array(t.risk_notes, E'\\n'), '{}') as risk_notes, t.fee, ${paidColumns('t.fee', 't.paid_amount')}, t.report,
  coalesce(string_to_array(t.report_attachment, ','), '{}') as report_attachment,
  t.reported_at, t.canceled_reason, t.created_at,
  ${patientJson('p')} || jsonb_build_object('birth_date', p.birth_date) as patient,
  ${doctorJson('d')} || jsonb_build_object('medical_council_number', d."medicalCouncilNumber",
    'specialization', d.specialization)
    as doctor, ${appointmentJson} as appointment,
  ${linesOf('transcription_items', `string_agg(i.name || ' (' || i.quantity || ')', ', ' order by i.id)`)}
    as required_items,
  coalesce(${linesOf(
    'transcription_items',
    `jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity,
      'product_id', i.product_id, 'amount', i.amount) order by i.id)`,
  )}, '[]') as items,
  coalesce(${linesOf(
    'transcription_medications',
    `jsonb_agg(jsonb_build_object('drug_id', i.drug_id, 'name', i.name, 'form', i.form,
      'strength', i.strength, 'dose', i.dose, 'frequency', i.frequency, 'duration', i.duration,
      'route', i.route, 'quantity', i.quantity, 'usage', i.usage) order by i.id)`,
  )}, '[]') as medications`;

const joins = `join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id
  left join users d on d.clinic_id = t.clinic_id and d.id = t.doctor_id
  left join services s on s.clinic_id = t.clinic_id and s.id = t.service_type_id
  left join appointments a on a.clinic_id = t.clinic_id and a.id = t.appointment_id
  left join patients ap on ap.clinic_id = a.clinic_id and ap.id = a.patient_id
  left join users ad on ad.clinic_id = a.clinic_id and ad.id = a.doctor_id
  left join users aa on aa.clinic_id = a.clinic_id and aa.id = a.assistant_id
  left join services v on v.clinic_id = a.clinic_id and v.id = a.service_id`;

/** Prescriptions of both kinds; `doctor_id` is the doctor who may see it. */
export const transcriptionsTable = (db: Database) =>
  tenantTable<Transcription>(db, 'transcriptions', {
    readers: ['prescriptions', 'patients'],
    columns: [
      'type',
      'appointment_id',
      'patient_id',
      'doctor_id',
      'service_type_id',
      'title',
      'operation_topic',
      'operation_date',
      'operation_minutes',
      'off_time_reason',
      'description',
      'attachments',
      'plan_notes',
      'tracking_code',
      'risk_reason',
      'risk_notes',
      'fee',
      'report',
      'report_attachment',
      'reported_at',
      'reported_by',
      'canceled_at',
      'canceled_reason',
    ],
    select,
    joins,
    searched: [
      'p.search_norm',
      'title',
      'operation_topic',
      'description',
      'd."fullName"',
      'a.appointment_code',
      's.title',
    ],
    sorted: {
      title: persian('title'),
      name: persian('p.full_name'),
      patient: persian('p.full_name'),
      patient_name: persian('p.full_name'),
      full_name: persian('p.full_name'),
      national_code: 'p.national_code',
      doctor: persian('d."fullName"'),
      doctor_name: persian('d."fullName"'),
      appointment_id: 'appointment_id',
      appointment_code: 'a.appointment_code',
      type: 'type',
      status: transcriptionStatusSql,
      operation_topic: persian('operation_topic'),
      operation_date: 'operation_date',
      date: 'created_at',
      created_at: 'created_at',
      fee: 'fee',
    },
  });

/** Reads one page of prescriptions. A doctor sees only their own. */
export const listTranscriptions = (db: Database, member: Member, query: TranscriptionQuery) =>
  transcriptionsTable(db).page(
    member,
    query,
    ofDoctor(member, 't.doctor_id', query.doctor_id ?? query.doctorId),
    where('t.patient_id = ?', query.patient_id ?? query.patientId),
    where('t.appointment_id = ?', query.appointment_id),
    where('t.type = ?', query.type),
    where('t.created_at >= ?', query.from),
    where('t.created_at <= ?', query.to),
    where(`${transcriptionStatusSql} = ?`, query.status),
    where(`${paymentStatusSql('t.fee', 't.paid_amount')} = ?`, query.payment_status),
  );

const owners = {
  patient_id: {
    name: 'transcriptions.patient',
    text: `select id, null::int as doctor_id from patients where clinic_id = $1 and id = $2
      and ${mayReadPatientSql({ patient: 'patients.id', clinic: '$1', doctor: '$3' })}`,
  },
  appointment_id: {
    name: 'transcriptions.appointment',
    text: `select id, doctor_id from appointments where clinic_id = $1 and id = $2
      and ($3::int is null or doctor_id = $3)`,
  },
};

/**
 * Reads all prescriptions of one patient or of one appointment, the newest first; 404 when there is no such patient or
 * appointment.
 */
export const transcriptionsOf = (
  db: Database,
  member: Member,
  column: keyof typeof owners,
  id: number,
): Promise<Page<Transcription>> =>
  db.tenant(member.clinicId, async (tx) => {
    const [owner] = await tx.query<{ doctor_id: number | null }>(owners[column], [
      member.clinicId,
      id,
      doctorReading(member),
    ]);
    found(owner);
    const filters = [where(`t.${column} = ?`, id), ofDoctor(member, 't.doctor_id')];
    return transcriptionsTable(db)
      .within(tx)
      .all(member, ...filters);
  });

/** Operations that ended long ago are left out: they do not affect free slots. */
const busy = {
  name: 'transcriptions.busy',
  text: `select t.id, t.doctor_id, t.operation_date, t.operation_date as starts_at,
      t.operation_date
        + coalesce(t.operation_minutes, ${defaultMinutes}) * interval '1 minute' as ends_at,
      t.operation_topic
    from transcriptions t
    where t.clinic_id = $1 and t.archived_at is null and t.canceled_at is null
      and t.type = 'surgical' and t.operation_date > app_now() - interval '31 days'
      and ($2::int is null or t.doctor_id = $2)
    order by t.operation_date, t.id`,
};

/** Reads the times of operations, of all doctors when none is named. */
export async function busyOperations(
  tx: Tx,
  member: Member,
  doctorId?: number,
): Promise<Page<BusyOperation>> {
  const values = [member.clinicId, doctorAsked(member, doctorId) ?? null];
  return wholeList<BusyOperation>(tx, busy, values);
}

/** The code of a type, from its name in the API. */
export const kindOf = ({ type }: Pick<Transcription, 'type'>): TranscriptionKind =>
  type === transcriptionType.pharmacy ? 'pharmacy' : 'surgical';
