import { z } from 'zod';
import { filled, money, optionalText, words } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { systemCode } from './system-codes';
import { measured, months } from './units';
import { editOf } from './versions';

/** The prefix of an internal service's system code. */
export const internalServiceCodePrefix = 'SRV-';

export const internalServiceTexts = {
  subject: 'لطفا موضوع خدمت را وارد کنید',
  code: 'کد خدمت داخلی باید با SRV- شروع شود',
  owing: 'این خدمت سند تسویه نشده دارد و بایگانی نمی‌شود',
} as const;

/** A service that the clinic itself buys. */
export const internalServiceInput = z.strictObject({
  subject: filled(internalServiceTexts.subject, 150),
  system_code: systemCode(internalServiceCodePrefix, internalServiceTexts.code),
  prepayment_cost: measured(money(words.wrongNumber)),
  duration_months: measured(months()),
  description: optionalText(2000),
});
export type InternalServiceInput = z.input<typeof internalServiceInput>;
/** The system code cannot be changed later. */
export const internalServiceUpdate = editOf(internalServiceInput);

export const internalService = z.object({
  id: z.number().int(),
  version: rowVersion,
  system_code: z.string(),
  subject: z.string(),
  /** Whole tomans. */
  prepayment_cost: z.number(),
  duration_months: z.number().int().nullable(),
  description: z.string().nullable(),
  created_at: z.string(),
});
export type InternalService = z.output<typeof internalService>;
export const internalServicePage = pageOf(internalService);
