import { toPersianDigits } from '../format/digits';

const persianLetter = /(?=\p{L})\p{Script=Arabic}/u;

/** Digits inside Persian words are shown as Persian ones; a code keeps its Latin digits. */
export function showInText(value: string): string {
  return persianLetter.test(value) && !/[A-Za-z]/.test(value) ? toPersianDigits(value) : value;
}
