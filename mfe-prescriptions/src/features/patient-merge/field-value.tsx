import type { MergeField } from '@ziba/shared/contracts/patient-merge';
import type { PatientFile } from '@ziba/shared/contracts/patients';
import { patientFieldLabels } from '@ziba/shared/domain/patient-form/field-labels';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { ReactNode } from 'react';
import { m, units } from './messages';

/** The label of a field of which the user chooses a value. */
export const fieldLabel = (name: MergeField): string => patientFieldLabels[name] ?? m.optOut;

const codes: readonly MergeField[] = ['national_code', 'contact_number', 'relative_contact_number'];

/** The value of a patient's field, in words. */
export function fieldValue(patient: PatientFile, name: MergeField): ReactNode {
  const value = patient[name];
  if (name === 'sms_opt_out') return value ? m.optedOut : m.optedIn;
  if (value === null || value === undefined || value === '') return m.none;
  if (name === 'avatar_image') return m.picture(formatText(patient.full_name));
  if (name === 'birth_date') return formatDay(String(value));
  if (typeof value === 'number') return `${formatNumber(value)} ${units[name] ?? ''}`.trim();
  if (codes.includes(name)) return <Ltr>{toPersianDigits(String(value))}</Ltr>;
  return formatText(String(value));
}
