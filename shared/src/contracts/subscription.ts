import { z } from 'zod';
import { requestFields, requestStatuses } from './asked-requests';
import { clinicUsage } from './clinic-usage';
import {
  fileNames,
  filled,
  money,
  optionalNumber,
  optionalCode,
  optionalText,
  readAs,
  reference,
  words,
} from './common';
import { optionalChoice, pageOf, pageQuery } from './lists';
import { invoiceRow } from './invoices';
import { resourcePrice, resourceTypes } from './resources-pricing';

export const subscriptionStates = [
  'active',
  'expired',
  'pending',
  'suspended',
  'archived',
] as const;

export const subscriptionTexts = {
  period: 'مدت تمدید اشتراک را انتخاب کنید',
  months: 'مدت تمدید باید از ۱ تا ۶۰ ماه باشد',
  days: 'مدت تمدید باید از ۱ تا ۱۸۲۵ روز باشد',
  bothPeriods: 'مدت تمدید را به ماه یا به روز وارد کنید، نه هر دو',
  oneOfKind: 'از هر نوع منبع فقط یک تعرفه انتخاب کنید',
  plan: 'تعرفه اشتراک را انتخاب کنید',
  receipt: 'لطفا تصویر رسید پرداخت را بارگذاری کنید',
  unknownReceipt: 'فایل رسید یافت نشد؛ آن را دوباره بارگذاری کنید',
  priceChanged: 'تعرفه‌ها تغییر کرده است؛ مبلغ جدید را ببینید و دوباره ارسال کنید',
  open: 'یک درخواست تمدید در انتظار بررسی است',
  tooLong: 'مدت اشتراک از سقف مجاز بیشتر می‌شود',
  invoiceTitle: (days: number) => `تمدید اشتراک ${days.toLocaleString('fa-IR')} روزه`,
} as const;

/** The platform's prices are per year; a shorter period costs its share. */
export const yearDays = 365;

/** The days of a number of months: twelve are a year, one is thirty days. */
export const daysOfMonths = (months: number) => Math.round((months * yearDays) / 12);

const count = (wrong: string, max: number) =>
  optionalNumber(
    readAs(wrong, z.number({ error: wrong }).int(wrong).min(1, wrong).max(max, wrong)),
  );
const oneId = () => optionalNumber(reference(words.wrongId));
const ids = () =>
  z.array(reference(words.wrongId), { error: words.wrongChoice }).max(50).optional();

/** A period, in months or days, and the chosen prices; without a choice, those that the clinic has. */
const chosen = {
  months: count(subscriptionTexts.months, 60),
  days: count(subscriptionTexts.days, 1825),
  resource_ids: ids(),
  storage: oneId(),
  traffic: oneId(),
  sms: oneId(),
  subscription: oneId(),
  modules: ids(),
};
interface Period {
  months?: number | null;
  days?: number | null;
}
interface Chosen extends Period {
  resource_ids?: number[];
  storage?: number | null;
  traffic?: number | null;
  sms?: number | null;
  subscription?: number | null;
  modules?: number[];
}

function checkPeriod({ months, days }: Period, context: z.RefinementCtx) {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const isNone = (value: unknown) => value === undefined || value === null;
  if (isNone(months) && isNone(days)) wrong('months', subscriptionTexts.period);
  if (months && days && days !== daysOfMonths(months)) wrong('days', subscriptionTexts.bothPeriods);
}

const choiceOf = ({ months, days, resource_ids = [], modules = [], ...kinds }: Chosen) => {
  const single = [kinds.storage, kinds.traffic, kinds.sms, kinds.subscription];
  const all = [...resource_ids, ...single.filter((id) => typeof id === 'number'), ...modules];
  return { days: days ?? daysOfMonths(months ?? 0), ids: [...new Set(all)] };
};

/** The price of a renewal. */
export const subscriptionQuoteInput = z
  .strictObject(chosen)
  .superRefine(checkPeriod)
  .transform(choiceOf);
export type SubscriptionQuoteInput = z.input<typeof subscriptionQuoteInput>;
export type SubscriptionChoice = z.output<typeof subscriptionQuoteInput>;

/** A request for a renewal, with the receipt of its payment. `total` is the shown price. */
export const subscriptionRequestInput = z
  .strictObject({
    ...chosen,
    receipt: fileNames(),
    reference: optionalCode(100),
    note: optionalText(1000),
    total: optionalNumber(money(words.wrongNumber)),
  })
  .superRefine(checkPeriod)
  .transform(({ receipt = null, reference: number = null, note = null, total, ...rest }) => ({
    ...choiceOf(rest),
    ...{ receipt, reference: number, note, total: total ?? undefined },
  }));
export type SubscriptionRequestInput = z.input<typeof subscriptionRequestInput>;

/** The form of such a request: the clinic keeps what it has, for a number of months. */
export const renewalForm = z.strictObject({
  months: readAs(
    subscriptionTexts.period,
    z.number({ error: subscriptionTexts.period }).int().min(1).max(60, subscriptionTexts.months),
  ),
  /** Stored file names with commas between them. */
  receipt: filled(subscriptionTexts.receipt, 4000),
  reference: optionalCode(100),
  note: optionalText(1000),
});
export type RenewalForm = z.input<typeof renewalForm>;

/** `paid: false` adds the period and leaves the invoice to be paid later. */
export const subscriptionApproval = z
  .strictObject({
    paid: z.boolean({ error: words.wrongChoice }).optional(),
    /** Number of the payment; by default that of the request. */
    reference: optionalCode(100),
  })
  .nullish()
  .transform((body) => ({ paid: body?.paid ?? true, reference: body?.reference ?? null }));

const line = z.object({
  /** Id of the price; the other fields keep its values at that time. */
  id: z.number().int(),
  title: z.string(),
  type: z.enum(resourceTypes),
  yearly_price: z.number(),
  unit_price: z.number(),
  quantity: z.number(),
  total: z.number(),
});
export type SubscriptionLine = z.output<typeof line>;

const sums = {
  lines: z.array(line),
  subtotal: z.number(),
  tax_rate: z.number(),
  tax: z.number(),
  total: z.number(),
};

export const subscriptionQuote = z.object({
  days: z.number().int(),
  /** When the period would begin, YYYY-MM-DD: when the running one ends, or today. */
  starts_on: z.string(),
  /** The first day after it. */
  ends_on: z.string(),
  ...sums,
});
export type SubscriptionQuote = z.output<typeof subscriptionQuote>;

export const subscriptionPeriod = z.object({
  id: z.number().int(),
  days: z.number().int(),
  starts_on: z.string(),
  ends_on: z.string(),
  invoice_id: z.number().int().nullable(),
});
export type SubscriptionPeriod = z.output<typeof subscriptionPeriod>;

export const subscriptionRequest = z.object({
  ...requestFields,
  /** `ends_on`: when its subscription ends or ended, YYYY-MM-DD. */
  clinic: z.object({ id: z.number().int(), name: z.string(), ends_on: z.string() }),
  days: z.number().int(),
  ...sums,
  receipt: z.string().nullable(),
  reference: z.string().nullable(),
  decided_by: z.number().int().nullable(),
  invoice_id: z.number().int().nullable(),
  invoice_number: z.string().nullable(),
  /** What was added, once it is approved. */
  period: subscriptionPeriod.pick({ starts_on: true, ends_on: true }).nullable(),
});
export type SubscriptionRequest = z.output<typeof subscriptionRequest>;
export const subscriptionRequestPage = pageOf(subscriptionRequest);

export const subscriptionRequestQuery = pageQuery.extend({
  status: optionalChoice(requestStatuses),
});

/** A clinic's subscription with its requests, invoices and periods; each list holds the latest ten. */
export const subscription = z.object({
  clinic_id: z.number().int(),
  name: z.string(),
  state: z.enum(subscriptionStates),
  subscription_type: z.string(),
  subscription_days: z.number().int(),
  subscription_start_date: z.string(),
  /** The first day without a subscription, YYYY-MM-DD. */
  subscription_end_date: z.string(),
  remaining_days: z.number().int(),
  storage_limit: z.string(),
  upload_traffic_limit: z.string(),
  sms_limit: z.string(),
  features: z.array(z.string()),
  usage: clinicUsage,
  /** The prices of today, and those of them that stand for what the clinic has. */
  prices: z.array(resourcePrice),
  resource_ids: z.array(z.number().int()),
  open_request: subscriptionRequest.nullable(),
  requests: z.array(subscriptionRequest),
  invoices: z.array(invoiceRow),
  periods: z.array(subscriptionPeriod),
});
export type Subscription = z.output<typeof subscription>;
