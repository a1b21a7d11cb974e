import { searchText } from '@ziba/shared/contracts/normalise';
import type { PatientAlert } from '@ziba/shared/contracts/patient-alerts';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import { alertText } from '@ziba/shared/domain/patient-alerts/alert-badge';
import { formatText } from '@ziba/shared/format/text';
import type { Line } from './line-of-drug';
import { m } from './messages';

/** Shorter names are in too many other words. */
const shortestName = 3;

/**
 * What the doctor should look at again before saving: drugs that stand twice in the list, drugs whose name or generic
 * name is in an allergy of the patient (beyond H7), drugs that the patient takes already, and drugs whose name stands
 * in the patient's special disease. None of it prevents saving.
 */
export function warningsOf(
  lines: readonly Line[],
  specialDisease: string | null,
  alerts: readonly PatientAlert[],
): string[] {
  const names = lines.map(({ name }) => searchText(name ?? '')).filter(Boolean);
  return [...new Set(names)].flatMap((name) => {
    const shown = formatText(lines.find((line) => searchText(line.name ?? '') === name)?.name);
    const isTwice = names.filter((other) => other === name).length > 1;
    const isInDisease =
      name.length >= shortestName && specialDisease !== null && holdsWords(specialDisease, name);
    return [
      ...alerts.flatMap((alert) => warningOf(alert, name, shown)),
      ...(isTwice ? [m.twice(shown)] : []),
      ...(isInDisease ? [m.inHealth(shown)] : []),
    ];
  });
}

/** The warning of an alert about the drug with this searched name, which is shown as `drug`. */
function warningOf(alert: PatientAlert, name: string, drug: string): string[] {
  const { kind, text } = alert;
  if ((kind !== 'allergy' && kind !== 'medicine') || !namesDrug(text, name)) return [];
  return kind === 'allergy'
    ? [m.allergic(drug, alertText(alert))]
    : [m.alreadyTaken(drug, formatText(text))];
}

/** What people write between the names of several drugs (also the Persian comma, semicolon and «and»), and around a generic name. */
const between = /[,\u060c;\u061b/+()]|\s\u0648\s/;

/**
 * Whether a text names the drug: one of its parts is in the name («آموکسی‌سیلین» of «آموکسی‌سیلین ۵۰۰»), or a part of
 * the name, such as the generic name in brackets, is in the text.
 */
const namesDrug = (text: string, name: string): boolean =>
  partsOf(text).some((part) => holdsWords(name, part)) ||
  partsOf(name).some((part) => holdsWords(text, part));

const partsOf = (text: string): string[] =>
  text
    .split(between)
    .map((part) => searchText(part))
    .filter((part) => part.length >= shortestName);
