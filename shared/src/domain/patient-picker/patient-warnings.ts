import { noDisease, type Patient, type PatientSummary } from '../../contracts/patients';
import { toPersianDigits } from '../../format/digits';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import type { StatusTone } from '../../ui/controls/status-badge';
import { m } from './messages';

interface Warning {
  tone: StatusTone;
  label: string;
}

/** The numbers that lead to warnings about a patient. */
export interface Figures {
  /** Whole tomans. */
  debt: number;
  no_shows: number;
}

/** Takes the figures out of a summary. */
export const figuresOf = ({ debt, appointments }: PatientSummary): Figures => ({
  debt,
  no_shows: appointments.no_show,
});

/** Whether the text names a special disease; people also type that there is none. */
export const hasDisease = (text: string | null | undefined): boolean =>
  !noDisease.some((word) => word === (text?.trim() ?? ''));

/** What one should know before booking for a patient: debt, absences, a special disease. */
export function warningsOf(
  patient: Pick<Patient, 'special_disease'> | undefined,
  figures: Figures | undefined,
): Warning[] {
  const warnings: Warning[] = [];
  if (figures && figures.debt > 0) {
    warnings.push({ tone: 'danger', label: m.debt(formatToman(figures.debt)) });
  }
  if (figures && figures.no_shows > 0) {
    const count = toPersianDigits(String(figures.no_shows));
    warnings.push({ tone: 'warning', label: m.noShows(count) });
  }
  if (hasDisease(patient?.special_disease)) {
    warnings.push({ tone: 'warning', label: m.disease(formatText(patient?.special_disease)) });
  }
  return warnings;
}
