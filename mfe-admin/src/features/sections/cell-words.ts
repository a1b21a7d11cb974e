import type { SwitchCell } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { m } from './messages';

/** The state of a section at a clinic, in one or two words. */
export function stateWord({ is_on, reason }: SwitchCell): string {
  if (is_on) return m.on;
  return reason ? m.offReasons[reason] : m.off;
}

/** The next scheduled switch of a cell, as text; null when nothing is scheduled. */
export function scheduledWords({ scheduled }: SwitchCell): string | null {
  if (!scheduled) return null;
  const words = scheduled.is_on ? m.marks.scheduledOn : m.marks.scheduledOff;
  return words(formatDateTime(scheduled.at));
}

/** The other facts of a cell, in one line. */
export function detailWords(cell: SwitchCell): string {
  const { version, loads, failures, last_opened_at } = cell;
  return [
    scheduledWords(cell),
    version && m.marks.version(version),
    failures > 0 && m.marks.failures(formatNumber(failures), formatNumber(loads)),
    last_opened_at ? m.marks.lastOpened(formatDateTime(last_opened_at)) : m.marks.neverOpened,
  ]
    .filter(Boolean)
    .join(' · ');
}
