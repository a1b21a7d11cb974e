import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { m } from './messages';

/** A limit as people read it: it is stored as text, such as `2GB` or `Unlimited`. */
export function limitText(value: string): string {
  const gigabytes = /^(\d+)\s*GB$/i.exec(value)?.[1];
  if (gigabytes) return m.gigabytes(formatNumber(Number(gigabytes)));
  return value === 'Unlimited' ? m.unlimited : toPersianDigits(value);
}
