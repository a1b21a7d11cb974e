import { toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { m } from './messages';

/** What is said at once of a text: that it is too long, or that its inner spaces will not all be kept. */
export function textWarning(text: string, most = Infinity): string | null {
  const { length } = text.trim();
  if (length > most) return common.longText(toPersianDigits(length), toPersianDigits(most));
  const isLine = !text.includes('\n');
  return isLine && /\S[^\S\n]{2,}\S/.test(text) ? m.manySpaces : null;
}
