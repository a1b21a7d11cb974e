import { z } from 'zod';
import { fileNames, filled, optionalText, reference, words } from './common';
import { cleanText, readNumber } from './normalise';
import { baseVersion } from './versions';

export const clinicalTexts = {
  itemName: 'نام کالا الزامی است',
  itemQuantity: 'مقدار کالا الزامی است',
  unknownAppointment: 'شناسه نوبت معتبر نمی‌باشد',
  notKept: {
    canceled: 'این نوبت کنسل شده است؛ نوبت دیگری را انتخاب کنید',
    no_show: 'زیباجو در این نوبت حاضر نشده است؛ نوبت دیگری را انتخاب کنید',
  },
  unknownPatient: 'شناسه زیباجو معتبر نمی‌باشد',
  unknownDoctor: 'پزشک انتخاب شده معتبر نیست',
  unknownProduct: 'کالای انتخاب شده در انبار یافت نشد',
  serviceType: 'نوع خدمات الزامی است',
  emptyReport: 'متن گزارش یا دست‌کم یک تصویر را وارد کنید',
  reasonOfChange: 'لطفا دلیل تغییر گزارش را وارد کنید',
  /** The goods with what is missing of each, such as `سرنگ (۲ عدد)`. */
  stockShort: (missing: string) => `موجودی انبار برای این گزارش کافی نیست. کمبود: ${missing}`,
  reasonWithoutDeduction: 'لطفا دلیل ثبت بدون کسر را وارد کنید',
  noReport: 'هنوز گزارشی ثبت نشده است',
  unseen: 'این بخش را فقط کسانی می‌بینند و تغییر می‌دهند که به پرونده زیباجو دسترسی دارند',
  hasMoney: 'برای این مورد مبلغی پرداخت شده است؛ ابتدا آن را بازگردانید',
} as const;

/** Payment states in the words of the texts. */
export const paymentStatus = {
  unpaid: 'پرداخت نشده',
  partial: 'پرداخت ناقص',
  paid: 'پرداخت شده',
} as const;
export const paymentStatuses = [
  paymentStatus.unpaid,
  paymentStatus.partial,
  paymentStatus.paid,
] as const;

/** The `action_status` of an appointment that a prescription was saved for. */
export const actionDone = 'انجام شده';

/** Replaces a word by its code; other values stay. */
export const wordOr =
  <Word extends string>(synonyms: Record<string, Word>) =>
  (value: string): string =>
    synonyms[cleanText(value).replaceAll('\u200c', ' ')] ?? value;

/** Fields that the server decides; screens may send them back, and they are ignored. */
export const decidedByServer = () =>
  z
    .unknown()
    .transform(() => undefined)
    .optional();

/** Further fields of the answers, accepted and ignored for clients that send a whole row back. */
export const sentBack = {
  doctor: decidedByServer(),
  patient: decidedByServer(),
  appointment: decidedByServer(),
  paid_amount: decidedByServer(),
  payed_amount: decidedByServer(),
  remaining_amount: decidedByServer(),
  payment_status: decidedByServer(),
  canceled_reason: decidedByServer(),
  created_at: decidedByServer(),
  reported_at: decidedByServer(),
  off_time: decidedByServer(),
};

/** The clinic in requests of the texts' clients; another clinic gets 404. */
export const clinicNamed = () => z.union([z.number(), z.string(), z.null()]).optional();

const itemFields = z.strictObject({
  name: filled(clinicalTexts.itemName, 200),
  /** Free text, such as `۲ عدد`. */
  quantity: z
    .union([z.number(), z.string()], { error: clinicalTexts.itemQuantity })
    .transform(String)
    .pipe(filled(clinicalTexts.itemQuantity, 100)),
  /** Goods of the clinic; they are taken out of stock when the report is submitted. */
  product_id: z.union([z.null(), reference(words.wrongChoice)]).optional(),
  /** How much is taken out of stock; read from `quantity` when left out. */
  amount: z.union([z.null(), z.number().positive().max(999_999_999).multipleOf(0.001)]).optional(),
});
export type RequiredItemInput = z.output<typeof itemFields>;

/** Goods of the clinic need a quantity with a number, which is taken out of stock. */
const itemLine = itemFields.refine(
  (line) => line.product_id == null || amountOfLine(line) !== undefined,
  { path: ['quantity'], message: clinicalTexts.itemQuantity },
);

/** Reads `name (quantity)`; the quantity is 1 when left out. */
function lineOfText(text: string) {
  const [, name, quantity] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? [];
  return { name: name ?? text, quantity: quantity?.trim() || '1' };
}

function listOfJson(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a list at commas, but not inside brackets; also accepts the JSON of a list. */
const linesOfText = (text: string): unknown[] =>
  listOfJson(text) ??
  text
    .split(/[,،](?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(lineOfText);

/** Accepts both forms of the texts: `name (quantity), …` on creation and a list on an edit. */
export const requiredItems = () =>
  z
    .union([z.string().max(5000), z.array(z.unknown()).max(100), z.null()], {
      error: words.wrongText,
    })
    .transform((value) => (typeof value === 'string' ? linesOfText(value) : (value ?? [])))
    .transform((lines: unknown[]) =>
      lines.map((line) => (typeof line === 'string' ? lineOfText(line) : line)),
    )
    .pipe(z.array(itemLine))
    .optional();

export const requiredItem = z.object({
  name: z.string(),
  quantity: z.string(),
  product_id: z.number().int().nullable(),
  amount: z.number().nullable(),
});
export type RequiredItem = z.output<typeof requiredItem>;

/** Required items as the texts write them. */
export const itemsAsText = (items: readonly { name: string; quantity: string }[]) =>
  items.map(({ name, quantity }) => `${name} (${quantity})`).join(', ');

/** How much a line takes out of stock: the number at the beginning of its quantity. */
export function amountOfLine({ quantity, amount }: RequiredItemInput): number | undefined {
  if (amount != null) return amount;
  const [number = ''] = /^[\d۰-۹٠-٩.,،٫٬]*[\d۰-۹٠-٩]/.exec(quantity.trim()) ?? [];
  const read = number ? Math.round(readNumber(number) * 1000) / 1000 : Number.NaN;
  return read > 0 && read <= 999_999_999 ? read : undefined;
}

const reportFields = { report: optionalText(10_000), report_attachment: fileNames() };

/** A report needs a text or at least one picture. */
const isReport = ({
  report,
  report_attachment,
}: {
  report?: unknown;
  report_attachment?: unknown;
}) => Boolean(report) || Boolean(report_attachment);
const whatIsMissing = { path: ['report'], message: clinicalTexts.emptyReport };

export const reportInput = z.strictObject(reportFields).refine(isReport, whatIsMissing);
export type ReportInput = z.input<typeof reportInput>;

/** A report as it is submitted, of a session or of an operation. */
export const submittedReport = z
  .strictObject({
    ...reportFields,
    /**
     * «ثبت بدون کسر»: stores the report although goods are missing. What is in stock leaves it,
     * nothing is taken for the missing part, and the people of the inventory are notified.
     */
    without_deduction: z
      .strictObject({ reason: filled(clinicalTexts.reasonWithoutDeduction, 1000) })
      .optional(),
  })
  .refine(isReport, whatIsMissing);
export type SubmittedReport = z.input<typeof submittedReport>;

/** The code of the refusal, with 409, of a report whose goods are not all in stock. */
export const stockShortCode = 'stock_short';

/** Goods of which a report needs more than can be used. */
export const goodsShortage = z.object({
  product_id: z.number().int(),
  name: z.string(),
  unit: z.string(),
  /** How much the report takes out of the stock. */
  needed: z.number(),
  /** How much can be used: in stock and not expired. */
  usable: z.number(),
  missing: z.number(),
});
export type GoodsShortage = z.output<typeof goodsShortage>;

/** The `details` of that refusal. */
export const shortageDetails = z.object({ shortages: z.array(goodsShortage) });

/** A correction of a report; fields that are left out stay. */
export const reportChange = z
  .strictObject({
    ...reportFields,
    reason: filled(clinicalTexts.reasonOfChange, 1000),
    version: baseVersion,
  })
  .refine(
    (change) => change.report !== undefined || change.report_attachment !== undefined,
    whatIsMissing,
  );

export const reportVersion = z.object({
  version: z.number().int(),
  report: z.string().nullable(),
  report_attachment: z.array(z.string()),
  reason: z.string().nullable(),
  author: z.string().nullable(),
  created_at: z.string(),
});
export type ReportVersion = z.output<typeof reportVersion>;

export const cancelInput = z
  .strictObject({ reason: optionalText(1000) })
  .nullable()
  .optional();

export const patientBrief = z.object({
  id: z.number().int(),
  full_name: z.string(),
  national_code: z.string().nullable(),
  avatar_image: z.string().nullable(),
  contact_number: z.string(),
});

export const doctorBrief = z.object({
  id: z.number().int(),
  doctor_typesId: z.number().int().nullable(),
  main_service: z.string().nullable(),
  avatar: z.string().nullable(),
  profile: z.object({ fullName: z.string(), avatar: z.string().nullable() }),
});

/** Owed and paid amounts; the texts have two spellings of the paid amount. */
export const paidFields = {
  paid_amount: z.number(),
  payed_amount: z.number(),
  remaining_amount: z.number(),
  payment_status: z.enum(paymentStatuses),
};
