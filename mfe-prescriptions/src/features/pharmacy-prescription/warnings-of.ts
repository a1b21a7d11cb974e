import { drugRisks } from '@ziba/shared/contracts/drug-risks';
import { namesDrug, shortestDrugName } from '@ziba/shared/contracts/names-drug';
import { searchText } from '@ziba/shared/contracts/normalise';
import type { PatientAlert } from '@ziba/shared/contracts/patient-alerts';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import { alertText } from '@ziba/shared/domain/patient-alerts/alert-badge';
import { formatText } from '@ziba/shared/format/text';
import type { Line } from './line-of-drug';
import { m } from './messages';

/**
 * What the doctor should look at again before saving: drugs that stand twice in the list, drugs whose name or generic
 * name is in an allergy of the patient, drugs of the class of an allergy or that a pregnancy forbids, drugs
 * that the patient takes already, and drugs whose name stands in the patient's special disease. Only for allergies and a
 * pregnancy the server asks for a reason.
 */
export function warningsOf(
  lines: readonly Line[],
  specialDisease: string | null,
  alerts: readonly PatientAlert[],
): string[] {
  const names = lines.map(({ name }) => searchText(name ?? '')).filter(Boolean);
  const byName = [...new Set(names)].flatMap((name) => {
    const shown = formatText(lines.find((line) => searchText(line.name ?? '') === name)?.name);
    const isTwice = names.filter((other) => other === name).length > 1;
    const isInDisease =
      name.length >= shortestDrugName &&
      specialDisease !== null &&
      holdsWords(specialDisease, name);
    return [
      ...alerts.flatMap((alert) => warningOf(alert, name, shown)),
      ...(isTwice ? [m.twice(shown)] : []),
      ...(isInDisease ? [m.inHealth(shown)] : []),
    ];
  });
  const drugs = lines.flatMap(({ name }) => (name ? [{ name }] : []));
  const byClass = drugRisks(drugs, alerts).filter(({ isNamed }) => !isNamed);
  return [...byName, ...byClass.map(({ text }) => text)];
}

/** The warning of an alert about the drug with this searched name, which is shown as `drug`. */
function warningOf(alert: PatientAlert, name: string, drug: string): string[] {
  const { kind, text } = alert;
  if ((kind !== 'allergy' && kind !== 'medicine') || !namesDrug(text, name)) return [];
  return kind === 'allergy'
    ? [m.allergic(drug, alertText(alert))]
    : [m.alreadyTaken(drug, formatText(text))];
}
