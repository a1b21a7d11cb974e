import {
  alertKindLabels,
  alertSeverityLabels,
  type AlertKind,
  type AlertSeverity,
} from '@ziba/shared/contracts/patient-alerts';
import { m } from './messages';

/** The labels of an alert's fields by their names in the API, for screens without the form. */
export const alertFieldLabels: Readonly<Record<string, string>> = m.fields;

/** The value of an alert's field in words. */
export function alertValueOf(name: string, value: string): string {
  if (name === 'kind') return alertKindLabels[value as AlertKind];
  if (name === 'severity') return alertSeverityLabels[value as AlertSeverity];
  return value;
}
