const digitZero = { persian: 0x06f0, arabic: 0x0660 };

/** Persian and Arabic digits become Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹]|[٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= digitZero.persian ? digitZero.persian : digitZero.arabic));
  });
}

/** Latin digits become Persian ones, for show only; everything else stays. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) =>
    String.fromCharCode(digitZero.persian + Number(digit)),
  );
}

// Control characters but tab and line feed; marks that only steer direction. The half-space (U+200C) stays.
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text as it is stored: trimmed, Arabic yeh and kaf as Persian ones, without invisible marks. */
export function cleanText(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(invisible, '').trim();
}

/** One line of text as it is stored: several spaces side by side become one. Text of several lines stays. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  return clean.includes('\n') ? clean : clean.replace(/[^\S\n]{2,}/g, ' ');
}

/** A mobile number as it is stored: 09…, from +98…, 0098… or 9…, in any digits. */
export function cleanMobile(text: string): string {
  const digits = toLatinDigits(cleanText(text)).replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+98|0098|98(?=9\d{9}$))?(?=9\d{9}$)/, '0');
}

// 1,250,000 and 1 250 000; a comma with another number of digits behind it separates no thousands.
const grouped = /^-?[1-9]\d{0,2}(?:[,٬،_\s]\d{3})+(?:\.\d+)?$/;
// 62,5 and 0,125, as half the world writes 62.5.
const decimalComma = /^-?(?:0[,،]\d+|\d+[,،](?:\d{1,2}|\d{4,}))$/;

/**
 * Reads a number typed with digits of any script, with separated thousands or a decimal comma. NaN when it
 * is none or can be read in two ways (2500,000): a number is never guessed.
 */
export function readNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  const text = toLatinDigits(cleanText(value)).replace('٫', '.');
  const plain = grouped.test(text)
    ? text.replace(/[,٬،_\s]/g, '')
    : decimalComma.test(text)
      ? text.replace(/[,،]/, '.')
      : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * Text as it is searched: Latin digits, half-spaces as spaces, no diacritics, letters with a hamza or a
 * madda as those without, one space between words.
 */
export function searchText(text: string): string {
  return toLatinDigits(cleanText(text.normalize('NFKC')))
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ئ/g, 'ی')
    .replace(/ؤ/g, 'و')
    .replace(/[ةۀ]/g, 'ه')
    .replace(/[\u064b-\u065f\u0640\u0621]/g, '')
    .replace(/[\u200c\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
