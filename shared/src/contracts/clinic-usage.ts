import { z } from 'zod';
import { readNumber, toLatinDigits } from './normalise';

const units: readonly [RegExp, number][] = [
  [/(tb|ترابایت)/i, 1024 ** 4],
  [/(gb|گیگ|گیگابایت)/i, 1024 ** 3],
  [/(mb|مگ|مگابایت)/i, 1024 ** 2],
  [/(kb|کیلوبایت)/i, 1024],
];

/** What a number without a unit counts, where a limit is one of bytes. */
export const gigabyte = 1024 ** 3;

/**
 * The number behind a limit of the texts: '2GB' in bytes, '1000' times `plain`. Null is no limit
 * ('Unlimited'); undefined is what cannot be read.
 */
export function readLimit(text: string, plain = 1): number | null | undefined {
  if (/unlimited|نامحدود/i.test(text)) return null;
  const digits = /\d[\d,٬]*([.٫]\d+)?/.exec(toLatinDigits(text))?.[0];
  if (digits === undefined) return undefined;
  const number = readNumber(digits);
  if (Number.isNaN(number)) return undefined;
  const [, factor] = units.find(([unit]) => unit.test(text)) ?? [undefined, plain];
  return Math.round(number * factor);
}

/** What is used of a thing, and how much of it there may be. Null: no limit. */
const share = z.object({
  used: z.number(),
  limit: z.number().nullable(),
  /** As the clinic's record says it, such as '2GB'. */
  limit_text: z.string().nullable(),
  /** Percent used, 0 to 100; null without a limit. */
  percent: z.number().nullable(),
});

/** What a clinic uses of what it has bought. Bytes for storage and traffic. */
export const clinicUsage = z.object({
  clinic_id: z.number().int(),
  storage: share,
  traffic: share,
  sms: share,
  users: share,
  /** The Jalali month that traffic and messages are counted in began on this day, YYYY-MM-DD. */
  month_start: z.string(),
  remaining_days: z.number().int(),
  subscription_days: z.number().int(),
});
export type ClinicUsage = z.output<typeof clinicUsage>;
