import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { searchedText, searchWords } from '@ziba/shared/contracts/search-words';
import { toLatinDigits } from '@ziba/shared/contracts/digits';

/**
 * Whether a typed text is the code of the appointment, the national code or the id of its patient, the
 * beginning of one of the codes, or a part of the name. Digits may be Persian, letters and half-spaces have any
 * spelling; an empty text matches everything.
 */
export function matches({ appointment_code, client }: AppointmentDetails, typed: string): boolean {
  const codes = [appointment_code, client.national_code ?? ''].map((code) =>
    toLatinDigits(code).toLowerCase(),
  );
  const name = searchedText(client.full_name);
  return searchWords(typed).every(
    (word) =>
      word === String(client.id) ||
      codes.some((code) => code.startsWith(word)) ||
      name.includes(word),
  );
}
