import type { MergeKind } from '@ziba/shared/contracts/patient-merge';
import { consentReaders } from '@ziba/shared/contracts/consents';
import { alertReaders } from '@ziba/shared/contracts/patient-alerts';
import { timelineReaders } from '@ziba/shared/contracts/patient-file';
import { photoReaders } from '@ziba/shared/contracts/photo-sets';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import { entryPaymentJoin, entryTitleSql } from '../payments/statement';
import { paymentTargetJoins, paymentTitleSql } from '../payments/payments.queries';

/** The ids of moved rows, by table. */
export type Moved = Record<string, number[]>;

/** A table with rows of patients, which a merge moves to another patient. The alias of the table is `t`. */
export interface PatientTable {
  /** What its rows are in the preview. */
  kind: MergeKind;
  /** The sections of which a reader needs one to see the rows in the preview; their number is shown to everybody. */
  readers: readonly SectionKey[];
  /** Whether the rows have a version: an edit that began before the merge is stale then. */
  hasVersion: boolean;
  joins?: string;
  /** The time of a row. */
  at: string;
  title: string;
  amount?: string;
  /** The doctor of a row; a doctor sees only the own rows. */
  doctorId?: string;
  /**
   * Rows that belong to a row of another table, which stands above: that table, and the SQL of its id. When a merge is
   * undone, such a row goes where its owner goes, also if it was added after the merge.
   */
  follows?: Readonly<Record<string, string>>;
  /** Columns that are unique together with the patient: a row that the kept patient has already stays where it is. */
  uniqueWith?: readonly string[];
}

const money = timelineReaders.payment;
const refOf = (kind: string) => `case when t.ref_kind = '${kind}' then t.ref_id end`;

/**
 * All tables whose rows a merge moves. Owners stand before what belongs to them. `patient-tables.test.ts` compares the
 * list with the database.
 */
export const patientTables: Readonly<Record<string, PatientTable>> = {
  appointments: {
    kind: 'appointment',
    readers: timelineReaders.appointment,
    hasVersion: true,
    at: 't.starts_at',
    title: `nullif(t.fee_title, '')`,
    amount: 't.fee_amount',
    doctorId: 't.doctor_id',
  },
  treatment_plans: {
    kind: 'plan',
    readers: timelineReaders.plan,
    hasVersion: true,
    at: 't.created_at',
    title: 't.title',
    doctorId: 't.doctor_id',
    follows: { appointments: 't.appointment_id' },
  },
  transcriptions: {
    kind: 'prescription',
    readers: timelineReaders.prescription,
    hasVersion: true,
    at: 't.created_at',
    title: 'coalesce(t.operation_topic, t.title)',
    doctorId: 't.doctor_id',
    follows: { appointments: 't.appointment_id' },
  },
  payments: {
    kind: 'payment',
    readers: money,
    hasVersion: true,
    joins: paymentTargetJoins,
    at: 't.paid_at',
    title: paymentTitleSql,
    amount: 't.amount',
    doctorId: 'coalesce(a.doctor_id, k.doctor_id, r.doctor_id)',
    follows: {
      appointments: 't.appointment_id',
      treatment_sessions: 't.session_id',
      transcriptions: 't.transcription_id',
    },
  },
  discount_uses: {
    kind: 'discount',
    readers: money,
    hasVersion: false,
    joins: 'left join discount_codes c on c.clinic_id = t.clinic_id and c.id = t.discount_id',
    at: 't.created_at',
    title: 'coalesce(c.title, c.code)',
    amount: 't.amount',
    follows: { appointments: 't.appointment_id' },
  },
  patient_ledger: {
    kind: 'ledger',
    readers: money,
    hasVersion: false,
    joins: entryPaymentJoin('t'),
    at: 't.created_at',
    title: `coalesce(${entryTitleSql('t')}, t.note)`,
    amount: 't.amount',
    follows: {
      appointments: refOf('appointment'),
      treatment_sessions: refOf('session'),
      transcriptions: refOf('transcription'),
      payments: refOf('payment'),
    },
  },
  patient_alerts: {
    kind: 'alert',
    readers: alertReaders,
    hasVersion: true,
    at: 't.created_at',
    title: 't.text',
  },
  photo_sets: {
    kind: 'photos',
    readers: photoReaders,
    hasVersion: true,
    at: `(t.taken_on::timestamp at time zone 'Asia/Tehran')`,
    title: 't.title',
    follows: {
      appointments: 't.appointment_id',
      treatment_sessions: 't.treatment_session_id',
      transcriptions: 't.transcription_id',
    },
  },
  patient_consents: {
    kind: 'consent',
    readers: consentReaders,
    hasVersion: true,
    joins: 'join consent_versions v on v.clinic_id = t.clinic_id and v.id = t.version_id',
    at: 't.signed_at',
    title: 'v.title',
    follows: {
      appointments: 't.appointment_id',
      treatment_sessions: 't.treatment_session_id',
    },
  },
  appointment_holds: {
    kind: 'hold',
    readers: timelineReaders.appointment,
    hasVersion: true,
    at: 't.starts_at',
    title: 'null',
    doctorId: 't.doctor_id',
  },
  sms_messages: {
    kind: 'message',
    readers: timelineReaders.message,
    hasVersion: false,
    at: 't.created_at',
    title: `case when t.kind = 'secret' then null else t.body end`,
  },
};

/**
 * Tables that refer to patients and are not moved like the others: reserved times go with their owners
 * (`moved-slots.ts`), and merges stay as they were recorded.
 */
export const stayingTables = ['patient_slots', 'patient_merges'];
