import type { Patient, PatientSummary } from '../../contracts/patients';
import { toPersianDigits } from '../../format/digits';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import type { StatusTone } from '../../ui/controls/status-badge';
import { m } from './messages';

interface Warning {
  tone: StatusTone;
  label: string;
}

/** What whoever books should know of a patient: debt, absences, a special disease (beyond E8). */
export function warningsOf(
  patient: Pick<Patient, 'special_disease'> | undefined,
  summary: PatientSummary | undefined,
): Warning[] {
  const warnings: Warning[] = [];
  const disease = patient?.special_disease?.trim() ?? '';
  if (summary && summary.debt > 0) {
    warnings.push({ tone: 'danger', label: m.debt(formatToman(summary.debt)) });
  }
  if (summary && summary.appointments.no_show > 0) {
    const count = toPersianDigits(String(summary.appointments.no_show));
    warnings.push({ tone: 'warning', label: m.noShows(count) });
  }
  if (!m.noDisease.some((word) => word === disease)) {
    warnings.push({ tone: 'warning', label: m.disease(formatText(disease)) });
  }
  return warnings;
}
