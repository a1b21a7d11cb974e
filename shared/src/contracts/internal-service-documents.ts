import { z } from 'zod';
import { cashMethods, paidBy } from './cash';
import { fileNames, money, optionalText, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { systemCode } from './system-codes';
import { measured } from './units';
import { editOf } from './versions';

export const internalServiceDocumentTexts = {
  service: 'انتخاب خدمت الزامی است',
  unknownService: 'خدمتی با این شناسه یافت نشد',
  code: 'کد سند معتبر نیست',
  voided: 'این سند باطل شده است و تغییر نمی‌کند',
  overpaid: 'مبلغ پرداختی بیشتر از هزینه خدمت است',
  /** The title of a document that was given none. */
  title: (code: string) => `سند ${code}`,
} as const;

const tomans = () => measured(money(words.wrongNumber));

/** A document of an internal service; the server computes what is still owed. */
export const internalServiceDocumentInput = z.strictObject({
  internal_service_id: reference(internalServiceDocumentTexts.service),
  system_code: systemCode('', internalServiceDocumentTexts.code),
  document_title: optionalText(150),
  /** The service's prepayment cost when left out. */
  default_service_cost: tomans(),
  paid_amount: tomans(),
  payment_method: paidBy(),
  remaining_cost: z.union([z.number(), z.string().max(60), z.null()]).optional(),
  description: optionalText(2000),
  attachment: fileNames(),
});
export type InternalServiceDocumentInput = z.input<typeof internalServiceDocumentInput>;
export const internalServiceDocumentUpdate = editOf(internalServiceDocumentInput);

export const internalServiceDocument = z.object({
  id: z.number().int(),
  version: rowVersion,
  system_code: z.string(),
  internal_service_id: z.number().int(),
  document_title: z.string(),
  default_service_cost: z.number(),
  paid_amount: z.number(),
  payment_method: z.enum(cashMethods).nullable(),
  /** default_service_cost − paid_amount. */
  remaining_cost: z.number(),
  description: z.string().nullable(),
  /** Comma-joined file names. */
  attachment: z.string().nullable(),
  status: z.enum(['posted', 'void']),
  void_reason: z.string().nullable(),
  created_at: z.string(),
  internal_service: z.object({
    id: z.number().int(),
    system_code: z.string(),
    subject: z.string(),
  }),
});
export type InternalServiceDocument = z.output<typeof internalServiceDocument>;
export const internalServiceDocumentPage = pageOf(internalServiceDocument);
export const internalServiceDocumentQuery = pageQuery.extend({
  internal_service_id: z.coerce.number().int().optional(),
});
