import { numberWords as words } from './messages';

/** A number below 1,000 in words; ten to nineteen are one word. */
function groupInWords(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100];
  const tens = Math.floor(rest / 10);
  const parts =
    tens === 1
      ? [words.hundreds[hundreds], words.teens[rest - 10]]
      : [words.hundreds[hundreds], words.tens[tens], words.ones[rest % 10]];
  return parts.filter(Boolean).join(words.and);
}

/** A whole number from 0 to 999,999,999,999 in Persian words; an empty text for anything else. */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 1e12) return '';
  if (value === 0) return words.zero;
  const parts: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group === 0) continue;
    // Persian says `thousand`, not `one thousand`.
    const count = group === 1 && scale === 1 ? '' : groupInWords(group);
    parts.unshift([count, words.scales[scale]].filter(Boolean).join(' '));
  }
  return parts.join(words.and);
}
