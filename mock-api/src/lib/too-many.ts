import { m } from '../messages';
import { Refusal } from './refusal';

const persianDigits = (number: number) => new Intl.NumberFormat('fa-IR').format(number);

/** The time to wait, in words. */
function wait(seconds: number): string {
  return seconds < 120
    ? m.seconds(persianDigits(seconds))
    : m.minutes(persianDigits(Math.ceil(seconds / 60)));
}

/** Refuses with 429 and the header `Retry-After`. */
export function tooMany(
  seconds: number,
  say: (wait: string) => string = m.tooMany,
  code = 'too_many',
): Refusal {
  const headers = { 'retry-after': String(seconds) };
  return new Refusal(429, code, say(wait(seconds)), undefined, headers);
}
