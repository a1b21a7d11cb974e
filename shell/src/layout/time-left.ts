import { toPersianDigits } from '@ziba/shared/format/digits';

/** Under this many seconds the countdown turns to its danger style (text 1 §9). */
export const dangerUnder = 120;
/** Under this many seconds the session can be renewed on the spot. */
export const renewableUnder = 600;
/** The moments, in seconds before the end, at which the time left is read aloud. */
const spoken = [30, 60, 120];

/** `۱:۰۵:۰۹`, or `۵:۰۹` under an hour. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const texts = shown.map((part, index) => (index > 0 ? String(part).padStart(2, '0') : `${part}`));
  return toPersianDigits(texts.join(':'));
}

/** The moment that was passed last, in seconds, or null before the first of them. */
export function spokenMoment(seconds: number): number | null {
  return spoken.find((moment) => seconds <= moment) ?? null;
}
