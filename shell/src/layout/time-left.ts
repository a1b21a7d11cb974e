import { toPersianDigits } from '@ziba/shared/format/digits';

/** Under this many seconds the countdown turns to its danger style. */
export const dangerUnder = 120;
/** At this many seconds and below, a button renews the session. */
export const renewableUnder = 600;
/** Seconds before the end at which screen readers announce the time left. */
const announced = [30, 60, 120];

/** Formats seconds as `۱:۰۵:۰۹`, or as `۵:۰۹` under an hour. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const texts = shown.map((part, index) => (index > 0 ? String(part).padStart(2, '0') : `${part}`));
  return toPersianDigits(texts.join(':'));
}

/** The last announced moment that has passed, in seconds; null before the first one. */
export function announcedMoment(seconds: number): number | null {
  return announced.find((moment) => seconds <= moment) ?? null;
}
