import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import type { ChangedTable, PatientChange } from '@ziba/shared/contracts/patient-file';
import { patientFieldLabels } from '@ziba/shared/domain/patient-form/field-labels';
import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { visitNoteLabels } from '@ziba/shared/contracts/visit-notes';
import { alertFieldLabels, alertValueOf } from '../../widgets/patient-alerts/alert-fields';
import { m } from './messages';

/** What happened, in words: the act and the kind of row. */
export function actOf({ action, entity }: PatientChange): string {
  const statuses: Readonly<Record<string, string>> = appointmentStatusLabels;
  const act = m.change.actions[action] ?? statuses[action] ?? m.change.otherAction;
  return m.change.of(act, m.change.entities[entity as ChangedTable]);
}

const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patient_alerts: alertFieldLabels,
  visit_notes: visitNoteLabels,
};

function valueOf(entity: string, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.change.none;
  if (name === 'avatar_image') return m.change.picture;
  const text = String(value);
  if (entity === 'patient_alerts') return formatText(alertValueOf(name, text));
  return name === 'birth_date' ? formatDay(text) : formatText(text);
}

/** The changed fields of the patient, of an alert or of a visit's note, each with its old and new value, and the reason of the change. */
export function detailsOf({ action, entity, before, after, reason }: PatientChange): string[] {
  // The reason of a merge names the other file.
  if (action === 'merge' || action === 'undo_merge') return reason ? [formatText(reason)] : [];
  const why = reason ? [m.change.reason(formatText(reason))] : [];
  const isAlert = entity === 'patient_alerts';
  if (isAlert && action === 'create') return [formatText(String(after?.text))];
  const isNote = entity === 'visit_notes';
  if (action !== 'update' && !isNote) return why;
  const labels = fieldLabels[entity] ?? patientFieldLabels;
  const changed = Object.entries(after ?? {}).flatMap(([name, value]) => {
    const label = labels[name];
    if (!label) return [];
    const old = valueOf(entity, name, before?.[name]);
    return [m.change.field(label, old, valueOf(entity, name, value))];
  });
  return [...changed, ...why];
}
