import type { SwitchCell } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { m } from './messages';

/** How a section stands at a clinic, in a word. */
export function stateWord({ is_on, reason }: SwitchCell): string {
  if (is_on) return m.on;
  return reason ? m.offReasons[reason] : m.off;
}

/** When it is switched next, and to what; null when nothing is scheduled. */
export function scheduledWords({ scheduled }: SwitchCell): string | null {
  if (!scheduled) return null;
  const words = scheduled.is_on ? m.marks.scheduledOn : m.marks.scheduledOff;
  return words(formatDateTime(scheduled.at));
}

/** All that a cell knows besides, in one line. */
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
