import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import type { ChangedTable, PatientChange } from '@ziba/shared/contracts/patient-file';
import { operationStateLabels } from '@ziba/shared/contracts/visit-states';
import { visitNoteLabels } from '@ziba/shared/contracts/visit-notes';
import { patientFieldLabels } from '@ziba/shared/domain/patient-form/field-labels';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { alertFieldLabels, alertValueOf } from '../../../widgets/patient-alerts/alert-fields';
import { m } from './messages';

/** What happened, in words: the act and the kind of row. */
export function actOf({ action, entity }: PatientChange): string {
  const statuses: Readonly<Record<string, string>> = appointmentStatusLabels;
  const act = m.actions[action] ?? statuses[action] ?? m.otherAction;
  return m.of(act, m.entities[entity as ChangedTable]);
}

function valueOf(entity: string, name: string, value: unknown): string {
  if (isBlank(value)) return m.none;
  if (name === 'avatar_image') return m.picture;
  const text = String(value);
  if (entity === 'patient_alerts') return formatText(alertValueOf(name, text));
  if (name === 'birth_date') return formatDay(text);
  if (name === 'service_cost') return formatToman(Number(value));
  if (Array.isArray(value)) return value.map(lineOf).join('، ');
  if (name === 'status') return statusWords[text] ?? formatText(text);
  return isTime.test(text) ? formatDateTime(text) : formatText(text);
}

/** The parts of a drug or an item in the order in which they are said. */
const lineParts = 'name form strength quantity usage dose frequency duration route'.split(' ');
const lineOf = (line: Record<string, unknown>) =>
  formatText(
    lineParts.flatMap((part) => (isBlank(line[part]) ? [] : String(line[part]))).join(' '),
  );

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isTime = /^\d{4}-\d\d-\d\dT\d\d:/;
const statusWords: Readonly<Record<string, string>> = {
  ...appointmentStatusLabels,
  planned: operationStateLabels.planned,
};

const labelsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patients: patientFieldLabels,
  patient_alerts: alertFieldLabels,
  visit_notes: visitNoteLabels,
};

/**
 * The changed fields of a row that has labels for them, each with its old and new value, and the reason of the change.
 * Of a new alert its text, of another new row the fields that it was written with.
 */
export function detailsOf({ action, entity, before, after, reason }: PatientChange): string[] {
  // The reason of a merge names the other file.
  if (action === 'merge' || action === 'undo_merge') return reason ? [formatText(reason)] : [];
  const why = reason ? [m.reason(formatText(reason))] : [];
  const isNew = action === 'create';
  if (entity === 'patient_alerts' && isNew) return [formatText(String(after?.text))];
  if (entity === 'patients' && action !== 'update') return why;
  // Fields without a label are not shown.
  const labels = labelsOf[entity] ?? m.fields;
  const changed = Object.entries(after ?? {}).flatMap(([name, value]) => {
    const label = labels[name];
    const old = before?.[name];
    if (!label || (isBlank(value) && isBlank(old)) || isSame(old, value)) return [];
    const text = valueOf(entity, name, value);
    return isNew ? [m.first(label, text)] : [m.field(label, valueOf(entity, name, old), text)];
  });
  return [...changed, ...why];
}
