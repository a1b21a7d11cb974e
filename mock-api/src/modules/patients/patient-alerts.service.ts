import {
  alertReaders,
  patientAlertTexts,
  type PatientAlert,
  type patientAlertEnd,
  type patientAlertUpdate,
} from '@ziba/shared/contracts/patient-alerts';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type { Page } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, Refusal } from '../../lib/refusal';
import { alertsOf, hasPregnancy, markEnded, patientAlertsTable } from './patient-alerts.queries';
import { patientsTable } from './patients.queries';

type Input = z.output<typeof patientAlertUpdate>;

/** The alert that a path names. */
interface AlertPath {
  /** Of the patient. */
  id: number;
  alertId: number;
}

/** Reads the alerts of a patient. Errors: 404. */
export const listAlerts = (
  db: Database,
  member: Member,
  patientId: number,
): Promise<Page<PatientAlert>> =>
  db.tenant(member.clinicId, async (tx) => {
    const patient = await patientsTable(db).within(tx).find(member, patientId);
    found(patient, appointmentTexts.patient);
    return alertsOf(tx, member.clinicId, patientId);
  });

/** Records an alert. Errors: 404; 409 a second active pregnancy. */
export const recordAlert = (
  db: Database,
  member: Member,
  patientId: number,
  input: Input,
): Promise<PatientAlert> =>
  changeAlerts(db, member, patientId, async (tx) => {
    await refuseSecondPregnancy(tx, member, patientId, input, 0);
    return patientAlertsTable(db)
      .within(tx)
      .insert(member, { ...fieldsOf(input), patient_id: patientId, recorded_by: member.userId });
  });

/** Replaces the fields of an active alert. Errors: 404; 409 stale, ended, a second active pregnancy. */
export const editAlert = (
  db: Database,
  member: Member,
  { id, alertId }: AlertPath,
  input: Input,
): Promise<PatientAlert> =>
  changeAlerts(db, member, id, async (tx) => {
    await lockActive(db, tx, member, { id, alertId }, input.version);
    await refuseSecondPregnancy(tx, member, id, input, alertId);
    const table = patientAlertsTable(db).within(tx);
    return found(await table.update(member, alertId, fieldsOf(input)));
  });

/** Ends an active alert, which stays in the file. Errors: 404; 409 stale, ended. */
export const endAlert = (
  db: Database,
  member: Member,
  { id, alertId }: AlertPath,
  { reason, version }: z.output<typeof patientAlertEnd>,
): Promise<PatientAlert> =>
  changeAlerts(db, member, id, async (tx) => {
    await lockActive(db, tx, member, { id, alertId }, version);
    await markEnded(tx, member.clinicId, alertId, { userId: member.userId, reason });
    await audit(tx, member, { action: 'end', entity: 'patient_alerts', entityId: alertId, reason });
    return found(await patientAlertsTable(db).within(tx).find(member, alertId));
  });

/** Locks the patient, so that changes of their alerts follow one another, runs a change, and tells open screens. */
const changeAlerts = (
  db: Database,
  member: Member,
  patientId: number,
  work: (tx: Tx) => Promise<PatientAlert>,
): Promise<PatientAlert> =>
  db.tenant(member.clinicId, async (tx) => {
    const patient = await patientsTable(db).within(tx).findLocked(member, patientId);
    found(patient, appointmentTexts.patient);
    const alert = await work(tx);
    await announce(tx, member.clinicId, {
      type: 'patient_alert.changed',
      data: { patient_id: patientId },
      sections: alertReaders,
    });
    return alert;
  });

/** Locks an alert of the patient for a change. Errors: 404; 409 stale, ended. */
async function lockActive(
  db: Database,
  tx: Tx,
  member: Member,
  { id, alertId }: AlertPath,
  version: number | undefined,
): Promise<void> {
  const table = patientAlertsTable(db).within(tx);
  const known = await table.find(member, alertId);
  found(known?.patient_id === id ? known : undefined, patientAlertTexts.notFound);
  const alert = found(await table.findLocked(member, alertId, version));
  if (alert.ended_at !== null) throw new Refusal(409, 'ended', patientAlertTexts.ended);
}

async function refuseSecondPregnancy(
  tx: Tx,
  member: Member,
  patientId: number,
  { kind }: Input,
  exceptId: number,
): Promise<void> {
  if (kind !== 'pregnancy') return;
  if (await hasPregnancy(tx, member.clinicId, patientId, exceptId)) {
    const message = patientAlertTexts.pregnant;
    throw new Refusal(409, 'pregnant', message, { kind: message });
  }
}

/** All fields, so that what is left out is cleared. Only an allergy keeps a severity and a reaction. */
function fieldsOf({ kind, text, severity, reaction, note }: Input) {
  const isAllergy = kind === 'allergy';
  return {
    kind,
    text,
    severity: (isAllergy && severity) || null,
    reaction: (isAllergy && reaction) || null,
    note: note ?? null,
  };
}
