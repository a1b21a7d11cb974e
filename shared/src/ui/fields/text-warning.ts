import { toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { m } from './messages';

/** The warning about a text: it is too long, or several spaces in it will become one; null if there is none. */
export function textWarning(text: string, most = Infinity): string | null {
  const { length } = text.trim();
  if (length > most) return common.longText(toPersianDigits(length), toPersianDigits(most));
  const isLine = !text.includes('\n');
  return isLine && /\S[^\S\n]{2,}\S/.test(text) ? m.manySpaces : null;
}
