import { z } from 'zod';
import { toLatinDigits } from './digits';
import { readNumber } from './normalise';

const units: readonly [RegExp, number][] = [
  [/(tb|ترابایت)/i, 1024 ** 4],
  [/(gb|گیگ|گیگابایت)/i, 1024 ** 3],
  [/(mb|مگ|مگابایت)/i, 1024 ** 2],
  [/(kb|کیلوبایت)/i, 1024],
];

/** The unit of a limit of bytes that has none. */
export const gigabyte = 1024 ** 3;

/**
 * Reads a limit of the texts: '2GB' gives bytes, '1000' is multiplied by `plain`. Returns null for no limit
 * ('Unlimited') and undefined for a text that cannot be read.
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

/** Used amount and limit of a resource. Null: no limit. */
const share = z.object({
  used: z.number(),
  limit: z.number().nullable(),
  /** The text of the clinic's record, such as '2GB'. */
  limit_text: z.string().nullable(),
  /** Percent used, 0 to 100; null without a limit. */
  percent: z.number().nullable(),
});

/** How much a clinic uses of its limits. Bytes for storage and traffic. */
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
