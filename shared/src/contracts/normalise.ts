const digitZero = { persian: 0x06f0, arabic: 0x0660 };

/** Persian and Arabic digits become Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹]|[٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= digitZero.persian ? digitZero.persian : digitZero.arabic));
  });
}

// Control characters but tab and line feed; marks that only steer direction. The half-space (U+200C) stays.
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text as it is stored: trimmed, Arabic yeh and kaf as Persian ones, without invisible marks. */
export function cleanText(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(invisible, '').trim();
}

/** A mobile number as it is stored: 09…, from +98…, 0098… or 9…, in any digits. */
export function cleanMobile(text: string): string {
  const digits = toLatinDigits(cleanText(text)).replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+98|0098|98(?=9\d{9}$))?(?=9\d{9}$)/, '0');
}

/** Reads a number typed with any digits and separators; NaN when it is none. */
export function readNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  const text = toLatinDigits(cleanText(value))
    .replace(/[,٬،_\s]/g, '')
    .replace('٫', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
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
