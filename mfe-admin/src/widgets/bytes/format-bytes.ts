import { formatNumber } from '@ziba/shared/format/money';
import { m } from './messages';

const kilobyte = 1024;
const megabyte = kilobyte ** 2;
const gigabyte = kilobyte ** 3;

/** At most one decimal. */
const shown = (amount: number) => formatNumber(Math.round(amount * 10) / 10);

/** A number of bytes in the largest unit in which it is at least one; kilobytes are rounded up. */
export function formatBytes(bytes: number): string {
  if (bytes >= gigabyte) return m.gigabytes(shown(bytes / gigabyte));
  if (bytes >= megabyte) return m.megabytes(shown(bytes / megabyte));
  return m.kilobytes(formatNumber(Math.ceil(bytes / kilobyte)));
}
