import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import type { ChangedTable, PatientChange } from '@ziba/shared/contracts/patient-file';
import { patientFieldLabels } from '@ziba/shared/domain/patient-form/field-labels';
import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

/** What happened, in words: the act and the kind of row. */
export function actOf({ action, entity }: PatientChange): string {
  const statuses: Readonly<Record<string, string>> = appointmentStatusLabels;
  const act = m.change.actions[action] ?? statuses[action] ?? m.change.otherAction;
  return m.change.of(act, m.change.entities[entity as ChangedTable]);
}

function valueOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.change.none;
  if (name === 'avatar_image') return m.change.picture;
  const text = String(value);
  return name === 'birth_date' ? formatDay(text) : formatText(text);
}

/** The changed fields of the patient, each with its old and new value, and the reason of the change. */
export function detailsOf({ action, before, after, reason }: PatientChange): string[] {
  const why = reason ? [m.change.reason(formatText(reason))] : [];
  if (action !== 'update') return why;
  const changed = Object.entries(after ?? {}).flatMap(([name, value]) => {
    const label = patientFieldLabels[name];
    if (!label) return [];
    return [m.change.field(label, valueOf(name, before?.[name]), valueOf(name, value))];
  });
  return [...changed, ...why];
}
