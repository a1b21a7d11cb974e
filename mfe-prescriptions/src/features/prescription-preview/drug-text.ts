import type { Medication } from '@ziba/shared/contracts/medications';
import { toPersianDigits } from '@ziba/shared/format/digits';

/**
 * A text of a line with the digits of the words around it: Persian ones, also when it is only a number; a text with
 * Latin letters, such as `400 mg`, keeps its own.
 */
export const persian = (text: string | null): string =>
  text === null || /[A-Za-z]/.test(text) ? (text ?? '') : toPersianDigits(text);

/** The name of a drug with its form and strength. */
export const drugName = ({ name, form, strength }: Medication): string =>
  [name, form, strength].map(persian).filter(Boolean).join(' ');

/**
 * Dose, frequency, duration and route of a line, as far as they are given and the usage, which stands before them, does
 * not say them already.
 */
export const drugDetails = ({ usage, dose, frequency, duration, route }: Medication): string =>
  [dose, frequency, duration, route]
    .map(persian)
    .filter((part) => part && !persian(usage).includes(part))
    .join('\u060c ');
