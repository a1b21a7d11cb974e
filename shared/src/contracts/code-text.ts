import { toPersianDigits } from './digits';

/** A code or phone number in Persian digits; a dash for one that is not known yet. */
export const codeText = (code: string | null | undefined): string =>
  code ? toPersianDigits(code) : '—';
