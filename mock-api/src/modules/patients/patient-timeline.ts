import { alertKindLabels } from '@ziba/shared/contracts/patient-alerts';
import {
  timelineKinds,
  timelinePlace,
  timelineReaders,
  type Timeline,
  type TimelineEntry,
  type TimelineKind,
  type TimelineQuery,
} from '@ziba/shared/contracts/patient-file';
import { mayIn } from '@ziba/shared/contracts/permissions';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { doctorAsked } from '../../data/own-rows';
import { paymentTargetJoins, paymentTitleSql } from '../payments/payments.queries';
import { visitDoctorSql, visitJoins, visitTitleSql } from '../../data/photo-visit-sql';
import { transcriptionStatusSql } from '../transcriptions/transcriptions.queries';
import { planStatusSql } from '../treatment-plans/treatment-plans.queries';

/** How the entries of one kind are read from the table with the alias `t`. */
interface Source {
  from: string;
  /** The column with the time of the entry. */
  at: string;
  title: string;
  status: string;
  amount?: string;
  /** The name of the doctor; with `doctorId`, which a doctor's own rows have. */
  doctor?: string;
  doctorId?: string;
  /** The column with the patient; `t.patient_id` when left out. */
  patient?: string;
  /** The column with the id by which the entry is opened; `t.id` when left out. */
  id?: string;
  /** A condition besides the clinic and the patient. */
  condition?: string;
}

const doctorOf = (column: string) =>
  `left join users d on d.clinic_id = t.clinic_id and d.id = ${column}`;
const kept = 't.archived_at is null';
const sessionWords = Object.entries(sessionStatus)
  .map(([state, word]) => `when '${state}' then '${word}'`)
  .join(' ');
const alertWords = Object.entries(alertKindLabels)
  .map(([kind, label]) => `when '${kind}' then '${label}'`)
  .join(' ');

const sources: Record<TimelineKind, Source> = {
  appointment: {
    from: `appointments t ${doctorOf('t.doctor_id')}
      left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id`,
    at: 't.starts_at',
    title: `coalesce(s.title, nullif(t.fee_title, ''))`,
    status: 't.status',
    doctor: 'd."fullName"',
    doctorId: 't.doctor_id',
    condition: kept,
  },
  session: {
    from: `treatment_plans p
      join treatment_sessions t on t.clinic_id = p.clinic_id and t.treatment_plan_id = p.id
      ${doctorOf('p.doctor_id')}`,
    at: 't.starts_at',
    title: 't.session_title',
    status: `case t.status ${sessionWords} end`,
    doctor: 'd."fullName"',
    doctorId: 'p.doctor_id',
    patient: 'p.patient_id',
    condition: `${kept} and p.archived_at is null`,
  },
  plan: {
    from: `treatment_plans t ${doctorOf('t.doctor_id')}`,
    at: 't.created_at',
    title: 't.title',
    status: planStatusSql,
    doctor: 'd."fullName"',
    doctorId: 't.doctor_id',
    condition: kept,
  },
  prescription: {
    from: `transcriptions t ${doctorOf('t.doctor_id')}`,
    at: 't.created_at',
    title: 'coalesce(t.operation_topic, t.title)',
    status: transcriptionStatusSql,
    doctor: 'd."fullName"',
    doctorId: 't.doctor_id',
    condition: kept,
  },
  payment: {
    from: `payments t ${paymentTargetJoins}`,
    at: 't.paid_at',
    title: paymentTitleSql,
    status: 't.status',
    amount: 't.amount',
    // Money on the patient's own account belongs to no doctor, and everybody who sees payments sees it.
    doctorId: 'coalesce(a.doctor_id, k.doctor_id, r.doctor_id, $3)',
    condition: kept,
  },
  message: {
    from: 'sms_messages t',
    at: 't.created_at',
    title: `case when t.kind = 'secret' then null else t.body end`,
    status: 't.status',
  },
  alert: {
    from: 'patient_alerts t',
    at: 't.created_at',
    title: `case t.kind ${alertWords} end || ': ' || t.text`,
    status: `case when t.ended_at is null then 'active' else 'ended' end`,
    condition: kept,
  },
  photos: {
    from: `photo_sets t ${visitJoins} ${doctorOf(visitDoctorSql)}`,
    at: 't.created_at',
    title: `coalesce(t.title, ${visitTitleSql})`,
    status: 't.kind',
    doctor: 'd."fullName"',
    // Pictures of no visit belong to no doctor, and every doctor sees them.
    doctorId: `coalesce(${visitDoctorSql}, $3)`,
    condition: kept,
  },
  note: {
    from: `appointments a
      join visit_notes t on t.clinic_id = a.clinic_id and t.appointment_id = a.id
      ${doctorOf('a.doctor_id')}`,
    at: 'a.starts_at',
    title: `left(coalesce(t.diagnosis, t.complaint, t.findings), 200)`,
    status: `'recorded'`,
    doctor: 'd."fullName"',
    doctorId: 'a.doctor_id',
    patient: 'a.patient_id',
    id: 'a.id',
    condition: `${kept} and t.version > 0`,
  },
};

/** The order of entries at the same time. */
const rankOf = (kind: TimelineKind) => timelineKinds.indexOf(kind);

/**
 * $1 clinic, $2 patient, $3 doctor or null for all, $4 to $6 the place of the last entry, $7 how many, $8 the kinds that
 * are asked for: PostgreSQL looks at no table of another kind.
 */
function branch(kind: TimelineKind): string {
  const { from, at, title, status, amount, doctor, doctorId, patient, condition } = sources[kind];
  const { id = 't.id' } = sources[kind];
  return `(select '${kind}' as kind, ${rankOf(kind)} as rank, ${id} as id, ${at} as at, ${title} as title,
      ${doctor ?? 'null'} as doctor, ${status} as status, ${amount ?? 'null'}::bigint as amount
    from ${from}
    where '${kind}' = any($8::text[]) and t.clinic_id = $1 and ${patient ?? 't.patient_id'} = $2
      and ${condition ?? 'true'} and ${doctorId ? `($3::int is null or ${doctorId} = $3)` : 'true'}
      and ($4::timestamptz is null or (${at}, ${rankOf(kind)}, ${id}) < ($4, $5::int, $6::int))
    order by ${at} desc, ${id} desc limit $7)`;
}

const place = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || kind || '_' || id`;

/** One statement for every choice of kinds: a connection keeps what it has prepared. */
const timeline = {
  name: 'patients.timeline',
  text: `select kind, id, at, title, doctor, status, amount, ${place} as place
    from (${timelineKinds.map(branch).join(' union all ')}) entries
    order by at desc, rank desc, id desc limit $7`,
};

/**
 * Reads what happened to a patient and what is booked, from the latest to the earliest: of the kinds that the caller
 * may see and asks for, for a doctor of the doctor's own work.
 */
export async function timelineOf(
  tx: Tx,
  member: Member,
  patientId: number,
  { after, limit, kinds: asked = timelineKinds }: TimelineQuery,
): Promise<Timeline> {
  const kinds = timelineKinds.filter(
    (kind) => asked.includes(kind) && mayIn(member, timelineReaders[kind], 'read'),
  );
  if (kinds.length === 0) return { data: [], next: null };
  const last = timelinePlace(after);
  const rows = await tx.query<TimelineEntry & { place: string }>(timeline, [
    member.clinicId,
    patientId,
    doctorAsked(member, undefined) ?? null,
    last?.at ?? null,
    last ? timelineKinds.findIndex((kind) => kind === last.kind) : null,
    last?.id ?? null,
    limit + 1,
    kinds,
  ]);
  const data = rows.slice(0, limit).map(({ place: _, ...entry }) => entry);
  return { data, next: rows.length > limit ? (rows[limit - 1]?.place ?? null) : null };
}
