import { z } from 'zod';
import { filled, money, optionalCode, optionalText, words, wordsOfLast } from './common';
import { day, instant } from './days';
import { tillQuery } from './cash-points';
import { pageOf, pageQuery } from './lists';

export const paymentMethods = ['cash', 'card', 'transfer', 'wallet', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The labels of the payment methods. */
export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'نقدی',
  card: 'کارتخوان',
  transfer: 'انتقال بانکی',
  wallet: 'کیف پول زیباجو',
  other: 'سایر',
};

/** What a payment is for; `wallet` is money on the patient's own account. */
export const paymentTargets = ['appointment', 'session', 'transcription', 'wallet'] as const;
export type PaymentTarget = (typeof paymentTargets)[number];

export const paymentStates = ['posted', 'void', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const ledgerKinds = [
  'charge',
  'payment',
  'refund',
  'credit',
  'cancel_fee',
  'discount',
  'adjust',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentTexts = {
  amount: 'مبلغ پرداخت باید بیشتر از صفر باشد',
  method: 'روش پرداخت معتبر نیست',
  overpaid: 'مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است',
  settled: 'این مورد پیش‌تر به طور کامل پرداخت شده است',
  canceled: 'برای مورد کنسل شده پرداختی ثبت نمی‌شود',
  walletShort: 'موجودی کیف پول زیباجو کافی نیست',
  walletFromWallet: 'کیف پول را نمی‌توان از خود کیف پول پر کرد',
  noDebt: 'مبلغ پرداخت از بدهی زیباجو بیشتر است',
  dayClosed: 'صندوق این روز بسته شده است و پرداختی نمی‌پذیرد',
  future: 'زمان پرداخت نمی‌تواند در آینده باشد',
  reason: 'لطفا دلیل را وارد کنید',
  notPosted: 'این پرداخت پیش‌تر باطل یا بازگردانده شده است',
  voidToday: 'تنها پرداخت همان روز را می‌توان باطل کرد؛ برای روزهای پیش مبلغ را بازگردانید',
  voidRefunded: 'بخشی از این پرداخت بازگردانده شده است و دیگر باطل نمی‌شود',
  refundAbove: 'مبلغ بازگشتی از باقی‌مانده این پرداخت بیشتر است',
  walletSpent: 'این مبلغ از کیف پول خرج شده است',
} as const;
const { method, reason } = paymentTexts;

/** Other words for payment methods: those of other products, and the Persian labels. */
const methodAliases: Record<string, PaymentMethod> = {
  نقد: 'cash',
  نقدی: 'cash',
  کارت: 'card',
  کارتخوان: 'card',
  pos: 'card',
  'انتقال بانکی': 'transfer',
  'کیف پول': 'wallet',
  سایر: 'other',
};
const plain = (value: string) => value.replaceAll('\u200c', '').trim();

/** A payment method; the Persian labels are accepted too. */
export const paymentMethod = z
  .string({ error: method })
  .transform((value) => methodAliases[plain(value)] ?? value)
  .pipe(z.enum(paymentMethods, { error: method }));

/** More than zero, in whole tomans. */
export const paidAmount = money(paymentTexts.amount, paymentTexts.amount).pipe(
  z.number().min(1, paymentTexts.amount),
);

const emptyIsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema], {
    error: wordsOfLast,
  });

const paymentFields = {
  amount: paidAmount,
  /** Cash by default. */
  method: paymentMethod.optional(),
  reference: optionalCode(100),
  note: optionalText(1000),
  /** ISO 8601; now when left out. */
  paid_at: emptyIsMissing(instant()).optional(),
};

/** Money for an appointment, a session or a prescription. */
export const paymentInput = z.strictObject(paymentFields);
export type PaymentInput = z.input<typeof paymentInput>;

/** A payment into a patient's account: kept as credit, or used at once for what the patient owes. */
export const patientPaymentInput = z.strictObject({
  ...paymentFields,
  purpose: z.enum(['credit', 'debt']).optional(),
});

export const voidInput = z.strictObject({ reason: filled(reason, 500) });
export const refundInput = z.strictObject({
  amount: paidAmount,
  /** The method of the payment by default. `wallet` keeps the money on the patient's account. */
  method: paymentMethod.optional(),
  reason: filled(reason, 500),
});

export const payment = z.object({
  id: z.number().int(),
  patient_id: z.number().int(),
  target: z.enum(paymentTargets),
  appointment_id: z.number().int().nullable(),
  session_id: z.number().int().nullable(),
  transcription_id: z.number().int().nullable(),
  amount: z.number(),
  refunded_amount: z.number(),
  method: z.enum(paymentMethods),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  paid_at: z.string(),
  received_by: z.number().int(),
  receiver: z.object({ id: z.number().int(), fullName: z.string() }).nullable(),
  status: z.enum(paymentStates),
  void_reason: z.string().nullable(),
  voided_at: z.string().nullable(),
  patient: z.object({
    id: z.number().int(),
    full_name: z.string(),
    national_code: z.string().nullable(),
  }),
  /** What it was for, in words. */
  title: z.string().nullable(),
  created_at: z.string(),
});
export type Payment = z.output<typeof payment>;
export const paymentPage = pageOf(payment);

/** The answer to a payment into a patient's account: the payment, and what it paid for. */
export const patientPayment = payment.extend({
  settled: z.array(
    z.object({ target: z.enum(paymentTargets), id: z.number().int(), amount: z.number() }),
  ),
});
export type PatientPayment = z.output<typeof patientPayment>;

const queryDay = z.string().pipe(day(words.wrongDate));
const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Days in Tehran, both ends included. */
export const paymentQuery = pageQuery.extend({
  patient_id: id.optional(),
  session_id: id.optional(),
  appointment_id: id.optional(),
  transcription_id: id.optional(),
  target: z.enum(paymentTargets).optional(),
  method: z.enum(paymentMethods).optional(),
  status: z.enum(paymentStates).optional(),
  received_by: id.optional(),
  point: tillQuery,
  from: queryDay.optional(),
  to: queryDay.optional(),
});

const part = z.string().nullable();

/** Who a printed document is from, and who printed it when. */
const letterhead = {
  clinic: z.object({
    name: z.string(),
    address: part,
    phone1: part,
    logo: part,
  }),
  printed_at: z.string(),
  printed_by: z.string(),
};

const refund = z.object({
  id: z.number().int(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  reason: z.string(),
  created_at: z.string(),
});

/** The printed receipt of a payment. */
export const receipt = z.object({
  number: z.number().int(),
  payment,
  refunds: z.array(refund),
  /** The price of what was paid for, the sum paid so far and what remains; null for the wallet. */
  total: z.number().nullable(),
  paid: z.number().nullable(),
  remaining: z.number().nullable(),
  ...letterhead,
});
export type Receipt = z.output<typeof receipt>;

/** All payments and refunds for the sessions of a plan, oldest first; void payments are left out. */
export const planStatement = z.object({
  payments: z.array(payment),
  refunds: z.array(refund.extend({ payment_id: z.number().int() })),
  ...letterhead,
});
export type PlanStatement = z.output<typeof planStatement>;

export const ledgerEntry = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerKinds),
  /** Tomans: positive in the patient's favour, negative when the patient owes it. */
  amount: z.number(),
  /** The balance after this entry. */
  balance: z.number(),
  ref_kind: z.string().nullable(),
  ref_id: z.number().int().nullable(),
  title: z.string().nullable(),
  note: z.string().nullable(),
  user: z.string().nullable(),
  created_at: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** One page of the account, with its balance. */
export const ledgerPage = pageOf(ledgerEntry).extend({
  /** Tomans: positive when the clinic owes the patient, negative when the patient owes the clinic. */
  balance: z.number(),
  /** The amount that can be paid from the wallet. */
  wallet: z.number(),
  /** What the patient owes for treatments that were done. */
  debt: z.number(),
});
export type LedgerPage = z.output<typeof ledgerPage>;

/** What is still owed, oldest first. */
export const debtPage = pageOf(
  z.object({
    target: z.enum(paymentTargets),
    id: z.number().int(),
    title: z.string().nullable(),
    total: z.number(),
    paid: z.number(),
    remaining: z.number(),
    date: z.string(),
  }),
);
