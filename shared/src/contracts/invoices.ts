import { z } from 'zod';
import {
  fileNames,
  filled,
  largestAmount,
  money,
  optionalNumber,
  optionalCode,
  optionalText,
  reference,
  words,
} from './common';
import { instant, optionalDay } from './days';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { readNumber } from './normalise';

export const invoiceStatuses = ['draft', 'issued', 'partially_paid', 'paid', 'void'] as const;
export const platformPaymentMethods = ['transfer', 'card', 'cash', 'other'] as const;

export const invoiceTexts = {
  clinic: 'انتخاب کلینیک الزامی است',
  title: 'عنوان صورت‌حساب الزامی است',
  lines: 'صورت‌حساب باید دست‌کم یک ردیف داشته باشد',
  lineTitle: 'شرح ردیف الزامی است',
  price: 'مبلغ ردیف معتبر نیست',
  tooMuch: 'جمع صورت‌حساب بیش از حد مجاز است',
  amount: 'مبلغ پرداخت الزامی است',
  zero: 'مبلغ پرداخت باید بیشتر از صفر باشد',
  overpaid: 'مبلغ پرداخت از مانده صورت‌حساب بیشتر است',
  notOpen: 'این صورت‌حساب پرداختی نمی‌پذیرد',
  hasPayments: 'صورت‌حسابی که پرداخت دارد باطل نمی‌شود',
  hasPeriod: 'مدت این صورت‌حساب به اشتراک کلینیک افزوده شده است و باطل نمی‌شود',
  days: 'تعداد روزهای اشتراک معتبر نیست',
  quantity: 'تعداد ردیف معتبر نیست',
  reason: 'دلیل ابطال الزامی است',
  refundReason: 'دلیل بازگشت وجه الزامی است',
  refundAmount: 'مبلغ بازگشت وجه الزامی است',
  abovePaid: 'مبلغ بازگشت از پرداخت‌شده بیشتر است',
  alreadyVoid: 'این صورت‌حساب پیش‌تر باطل شده است',
} as const;

const subscriptionDays = z
  .union([z.number(), z.string()], { error: invoiceTexts.days })
  .transform(readNumber)
  .pipe(
    z
      .number({ error: invoiceTexts.days })
      .int(invoiceTexts.days)
      .min(1, invoiceTexts.days)
      .max(36_500, invoiceTexts.days),
  );

const lineQuantity = z
  .union([z.number(), z.string()], { error: invoiceTexts.quantity })
  .transform(readNumber)
  .pipe(
    z
      .number({ error: invoiceTexts.quantity })
      .int(invoiceTexts.quantity)
      .min(1, invoiceTexts.quantity)
      .max(100_000, invoiceTexts.quantity),
  );

const line = z.strictObject({
  title: filled(invoiceTexts.lineTitle, 200),
  unit_price: money(invoiceTexts.price),
  quantity: optionalNumber(lineQuantity),
});

/** A new invoice of a clinic: lines of its own, prices of the platform by id, or both. */
export const invoiceInput = z
  .strictObject({
    clinic_id: reference(invoiceTexts.clinic),
    title: filled(invoiceTexts.title, 200),
    description: optionalText(2000),
    lines: z.array(line).max(100).optional(),
    resource_ids: z.array(reference(words.wrongId)).max(50).optional(),
    due_on: optionalDay(),
    /** Days of a subscription period; they are added to the clinic's subscription when the invoice is paid. */
    subscription_days: optionalNumber(subscriptionDays),
    status: z.enum(['draft', 'issued'], { error: words.wrongChoice }).optional(),
  })
  .refine(({ lines = [], resource_ids = [] }) => lines.length + resource_ids.length > 0, {
    message: invoiceTexts.lines,
    path: ['lines'],
  });
export type InvoiceInput = z.input<typeof invoiceInput>;

/** A payment of a clinic to the platform. The server creates a missing reference. */
export const invoicePaymentInput = z.strictObject({
  amount: money(invoiceTexts.amount).refine((value) => value > 0, invoiceTexts.zero),
  method: z.enum(platformPaymentMethods, { error: words.wrongChoice }).optional(),
  reference: optionalCode(100),
  attachment: fileNames(),
  paid_at: instant().optional(),
});
export type InvoicePaymentInput = z.input<typeof invoicePaymentInput>;

/** A refund of a part or of all that a clinic has paid for an invoice. */
export const invoiceRefundInput = z.strictObject({
  amount: money(invoiceTexts.refundAmount).refine((value) => value > 0, invoiceTexts.zero),
  method: z.enum(platformPaymentMethods, { error: words.wrongChoice }).optional(),
  reference: optionalCode(100),
  reason: filled(invoiceTexts.refundReason, 1000),
});
export type InvoiceRefundInput = z.input<typeof invoiceRefundInput>;

export const invoiceVoidInput = z.strictObject({ reason: filled(invoiceTexts.reason, 1000) });

/** A clinic that an invoice may be issued to. */
export const invoicedClinic = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The display code, such as C-MEHR-SHZ-0504-1234567. */
  code: z.string(),
  city: z.string(),
});
export type InvoicedClinic = z.output<typeof invoicedClinic>;
export const invoicedClinicPage = pageOf(invoicedClinic);
export const invoicedClinicQuery = pageQuery.extend({ id: z.coerce.number().int().optional() });

export const invoiceRow = z.object({
  id: z.number().int(),
  number: z.string(),
  clinic_id: z.number().int(),
  clinic: z.object({ id: z.number().int(), name: z.string() }),
  title: z.string(),
  description: z.string().nullable(),
  subtotal: z.number(),
  tax_rate: z.number(),
  tax: z.number(),
  total: z.number().max(largestAmount),
  paid_amount: z.number(),
  remaining: z.number(),
  status: z.enum(invoiceStatuses),
  is_overdue: z.boolean(),
  due_on: z.string().nullable(),
  issued_at: z.string(),
  created_at: z.string(),
  /** Of an invoice for a period of the subscription. */
  subscription_days: z.number().int().nullable(),
});
export type InvoiceRow = z.output<typeof invoiceRow>;
export const invoicePage = pageOf(invoiceRow);

export const platformPayment = z.object({
  id: z.number().int(),
  clinic_id: z.number().int(),
  invoice_id: z.number().int(),
  invoice_number: z.string(),
  title: z.string(),
  /** Tomans; below zero for a refund. */
  amount: z.number(),
  method: z.string(),
  reference: z.string().nullable(),
  attachment: z.string().nullable(),
  /** Of a refund. */
  reason: z.string().nullable(),
  paid_at: z.string(),
  created_at: z.string(),
});
export type PlatformPayment = z.output<typeof platformPayment>;
export const platformPaymentPage = pageOf(platformPayment);

export const invoice = invoiceRow.extend({
  /** Why it was voided. */
  void_reason: z.string().nullable(),
  /** What a printed invoice says about the clinic. */
  buyer: z.object({
    /** The display code. */
    code: z.string(),
    responsible_name: z.string(),
    address: z.string(),
    phone: z.string(),
  }),
  lines: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      unit_price: z.number(),
      quantity: z.number(),
      total: z.number(),
    }),
  ),
  payments: z.array(platformPayment),
});
export type Invoice = z.output<typeof invoice>;

const statusFilter = optionalChoice([...invoiceStatuses, 'overdue', 'open']);
export const invoiceQuery = pageQuery.extend({
  clinic_id: z.coerce.number().int().optional(),
  /** `open`: not fully paid; `overdue`: not fully paid after its due day. */
  status: statusFilter,
});

/** What was invoiced and received in one Jalali month, without drafts and void invoices. */
export const invoiceMonth = z.object({
  /** The month, YYYY-MM of the Jalali calendar. */
  id: z.string(),
  /** The month in words, with its year. */
  title: z.string(),
  /** How many invoices were issued. */
  invoices: z.number().int(),
  total: z.number(),
  /** The part of the total that is tax. */
  tax: z.number(),
  /** Payments of that month, also of earlier invoices. */
  received: z.number(),
});
export type InvoiceMonth = z.output<typeof invoiceMonth>;
export const invoiceMonthPage = pageOf(invoiceMonth);
