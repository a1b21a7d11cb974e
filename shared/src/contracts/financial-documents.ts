import { z } from 'zod';
import { cashMethods, paidBy } from './cash';
import { fileNames, filled, money, optionalNumber, optionalText, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { editOf } from './versions';

/** Wire values of the texts. */
export const documentType = {
  payment: 'پرداختی',
  debt: 'اضافه کردن / کم کردن بدهی',
  credit: 'اضافه کردن / کم کردن طلب',
} as const;
export const documentTypes = [
  documentType.payment,
  documentType.debt,
  documentType.credit,
] as const;

export const financialDocumentTexts = {
  notFound: 'سند یافت نشد',
  user: 'انتخاب کاربر الزامی است',
  unknownUser: 'کاربری با این شناسه یافت نشد',
  title: 'موضوع سند الزامی است',
  type: 'انتخاب نوع سند الزامی است',
  voided: 'این سند باطل شده است و تغییر نمی‌کند',
  voidReason: 'علت ابطال سند را بنویسید',
} as const;

const amount = () => optionalNumber(money(words.wrongNumber));
/** Fields that the form sends and the server ignores, because it computes the totals itself. */
const computed = () => z.union([z.number(), z.string().max(40), z.null()]).optional();

/** A new document. `carried_forward` is the previous debt of the form; missing amounts are 0. */
export const financialDocumentInput = z.strictObject({
  user_id: reference(financialDocumentTexts.user),
  title: filled(financialDocumentTexts.title, 150),
  document_type: z.enum(documentTypes, { error: financialDocumentTexts.type }),
  carried_forward: amount(),
  previous_credit: amount(),
  calculated_salary_this_month: amount(),
  paid_amount: amount(),
  payment_method: paidBy(),
  total_payable: computed(),
  total_calculated: computed(),
  attachment_file: fileNames(),
  description: optionalText(2000),
});
export type FinancialDocumentInput = z.input<typeof financialDocumentInput>;
export const financialDocumentUpdate = editOf(financialDocumentInput);

/** The reason why a document is void. */
export const voidInput = z.strictObject({ reason: filled(financialDocumentTexts.voidReason, 500) });
export type VoidInput = z.input<typeof voidInput>;

/** A staff financial document; amounts in whole tomans. */
export const financialDocument = z.object({
  id: z.number().int(),
  version: rowVersion,
  user_id: z.number().int(),
  title: z.string(),
  document_type: z.enum(documentTypes),
  carried_forward: z.number(),
  calculated_salary_this_month: z.number(),
  previous_credit: z.number(),
  /** salary + carried forward − previous credit, computed by the server. */
  total_payable: z.number(),
  total_calculated: z.number(),
  paid_amount: z.number(),
  payment_method: z.enum(cashMethods).nullable(),
  /** Comma-joined file names. */
  attachment_file: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(['posted', 'void']),
  void_reason: z.string().nullable(),
  created_at: z.string(),
  user: z.object({
    id: z.number().int(),
    username: z.string(),
    type: z.string(),
    profile: z.object({
      fullName: z.string(),
      nationalCode: z.string().nullable(),
      avatar: z.string().nullable(),
    }),
  }),
});
export type FinancialDocument = z.output<typeof financialDocument>;
export const financialDocumentPage = pageOf(financialDocument);
export const financialDocumentQuery = pageQuery.extend({
  clinicId: z.coerce.number().int().optional(),
});
