import {
  alertKindLabels,
  alertSeverityLabels,
  type AlertBrief,
  type PatientAlert,
} from '../../contracts/patient-alerts';
import { formatText } from '../../format/text';
import { StatusBadge, type StatusTone } from '../../ui/controls/status-badge';
import { m } from './messages';

/** An alert of a list is always an active one. */
type Shown = Omit<AlertBrief, 'id'> & Partial<Pick<PatientAlert, 'ended_at'>>;

/** The kind, the strength and the text of an alert, such as «حساسیت شدید: پنی‌سیلین (کهیر)». */
export function alertText({ kind, text, severity, reaction }: Shown): string {
  const name = alertKindLabels[kind];
  const strong = severity ? m.withSeverity(name, alertSeverityLabels[severity]) : name;
  const alert = m.of(strong, formatText(text));
  return reaction ? m.withReaction(alert, formatText(reaction)) : alert;
}

function toneOf({ kind, severity, ended_at }: Shown): StatusTone {
  if (ended_at) return 'neutral';
  if (kind === 'allergy') return severity === 'mild' ? 'warning' : 'danger';
  return kind === 'medicine' ? 'info' : 'warning';
}

/** An alert in words, with the icon and the colour of its danger. */
export const AlertBadge = ({ alert }: { alert: Shown }) => (
  <StatusBadge tone={toneOf(alert)} label={alertText(alert)} />
);
