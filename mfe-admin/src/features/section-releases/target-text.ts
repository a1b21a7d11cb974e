import type { Rollout } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

/** Describes the clinics of a canary: a share, a ring, or a number. */
export function targetText({ percent, ring, clinic_ids }: Rollout): string {
  const clinics = formatNumber(clinic_ids.length);
  if (percent !== null) return m.canary.share(formatNumber(percent), clinics);
  return ring === null ? m.canary.some(clinics) : m.canary.ring(formatText(ring), clinics);
}
