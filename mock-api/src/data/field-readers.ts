import { appointment } from '@ziba/shared/contracts/appointments';
import { appointmentDetails, appointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { reportVersion } from '@ziba/shared/contracts/clinical';
import { patientAlert } from '@ziba/shared/contracts/patient-alerts';
import { patient } from '@ziba/shared/contracts/patients';
import { treatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { treatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Session } from '../lib/actor';
import { maySeeMedical, maySeeTreatment, maySeeVisit } from './medical-text';

type Row = Record<string, unknown>;

/** Who may read a field of an answer. */
export interface FieldRule {
  name: string;
  /** Whether the reader may read the field in every row. */
  always: (reader: Session) => boolean;
  /** Whether the reader may read it in this row: `around` are the objects that the field stands in. */
  here?: (reader: Session, around: readonly Row[]) => boolean;
}

/** What was noted about a patient. */
const medical: FieldRule = { name: 'medical', always: maySeeMedical };

/** What was written in plans, sessions and reports. */
const treatment: FieldRule = { name: 'treatment', always: maySeeTreatment };

/** The reason for a visit and its files. */
const visit: FieldRule = {
  name: 'visit',
  always: maySeeTreatment,
  here: (reader, around) => around.some((row) => maySeeVisit(reader, row)),
};

const { shape: plan } = treatmentPlan;
const { shape: session } = treatmentSession;
const { shape: version } = reportVersion;

const ruled = (rule: FieldRule, fields: readonly z.ZodType[]) =>
  fields.map((field): [z.ZodType, FieldRule] => [field, rule]);

/**
 * The fields of all answers that not everybody reads who may make the call. A rule belongs to the field of a contract,
 * so it holds in every answer that contains it, whatever was asked: see `plugins/hidden-fields.ts`.
 */
export const fieldRules: ReadonlyMap<z.ZodType, FieldRule> = new Map([
  ...ruled(medical, [patient.shape.notes, patientAlert.shape.note, patientAlert.shape.end_reason]),
  ...ruled(treatment, [plan.plan_notes, plan.attachments]),
  ...ruled(treatment, [session.session_description, session.report, session.report_attachment]),
  ...ruled(treatment, [version.report, version.report_attachment, version.reason]),
  ...ruled(visit, [appointment.shape.description, appointmentDetails.shape.attachment]),
  ...ruled(visit, [appointmentReceipt.shape.patient.shape.reason]),
]);
