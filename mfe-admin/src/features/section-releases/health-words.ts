import { errorBudget, type ReleaseHealth } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import type { StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

/** Formats a share between 0 and 1 as a percentage with one decimal, without the sign. */
export const percentOf = (share: number) => formatNumber(Math.round(share * 1000) / 10);

/** The verdict on a release. `bad` means that a canary would be rolled back. */
export function verdictOn({ loads, failures, failure_rate }: ReleaseHealth): {
  tone: StatusTone;
  label: string;
} {
  if (loads === 0) return { tone: 'neutral', label: m.health.none };
  if (failures === 0) return { tone: 'success', label: m.health.good };
  const isBad = loads >= errorBudget.samples && (failure_rate ?? 0) > errorBudget.failureRate;
  return isBad
    ? { tone: 'danger', label: m.health.bad }
    : { tone: 'warning', label: m.health.some };
}

/** Failures, loads and load time for CSV files; empty when there were no loads. */
export const healthFigures = ({ loads, failures, p75_ms }: ReleaseHealth) =>
  loads > 0 ? `${failures}/${loads}, p75 ${p75_ms ?? '-'} ms` : '';

/** The load time with its unit; undefined when there were no loads. */
export const loadTime = ({ p75_ms }: ReleaseHealth) =>
  p75_ms === null ? undefined : m.milliseconds(formatNumber(p75_ms));

/** Formats bytes as kilobytes, with the unit. */
export const sizeOf = (bytes: number) =>
  m.kilobytes(formatNumber(Math.max(1, Math.round(bytes / 1024))));
