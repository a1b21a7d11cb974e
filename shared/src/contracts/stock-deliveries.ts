import { z } from 'zod';
import {
  filled,
  money,
  optionalCode,
  optionalNumber,
  optionalText,
  quantity,
  reference,
  words,
} from './common';
import { optionalDay } from './days';

export const deliveryTexts = {
  supplier: 'نام تأمین‌کننده را وارد کنید',
  lines: 'دست‌کم یک کالا را وارد کنید',
  product: 'کالا را انتخاب کنید',
  quantity: 'مقدار دریافتی را وارد کنید',
  positive: 'مقدار باید بیشتر از صفر باشد',
  expiry: 'تاریخ انقضای این سری ساخت را وارد کنید',
  missing: 'کالایی با این شناسه یافت نشد',
  known: 'همین محموله پیش‌تر ثبت شده است',
  /** The description of the inventory document of a line. */
  document: (supplier: string, invoice: string | null) =>
    `دریافت کالا از ${supplier}${invoice ? `، فاکتور ${invoice}` : ''}`,
} as const;
const texts = deliveryTexts;

/** Goods of a delivery. A known lot number means the existing lot with its date. */
export const deliveryLine = z.strictObject({
  product_id: reference(texts.product),
  /** As the form shows it; the product is that of the id. */
  name: optionalText(200),
  quantity: quantity(texts.quantity).refine((value) => value > 0, texts.positive),
  lot_no: optionalCode(50),
  expires_on: optionalDay(),
  /** Tomans for one unit. */
  unit_cost: optionalNumber(money(words.wrongNumber)),
});

/** Goods that arrived together from one supplier. */
export const deliveryInput = z.strictObject({
  supplier: filled(texts.supplier, 100),
  /** The number on the supplier's invoice. */
  invoice_no: optionalCode(50),
  note: optionalText(500),
  lines: z
    .array(deliveryLine, { error: texts.lines })
    .min(1, texts.lines)
    .max(100, words.tooLarge(100)),
  /** The same goods have arrived once more: nobody is asked whether it was typed twice. */
  is_again: z.boolean({ error: words.wrongChoice }).optional(),
});
export type DeliveryInput = z.input<typeof deliveryInput>;
export type NewDelivery = z.output<typeof deliveryInput>;

/** The code of the refusal (409) of a delivery that seems to be typed twice. */
export const deliveryKnownCode = 'delivery_known';
/** `details` of that refusal: the delivery that is there already. */
export const knownDelivery = z.object({
  delivery_id: z.number().int(),
  /** ISO 8601. */
  created_at: z.string(),
  /** Who received it. */
  user: z.string().nullable(),
});
export type KnownDelivery = z.output<typeof knownDelivery>;

export const delivery = z.object({
  id: z.number().int(),
  supplier: z.string(),
  invoice_no: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
  lines: z.array(
    z.object({
      product_id: z.number().int(),
      name: z.string(),
      quantity: z.number(),
      /** The stock of the product after the delivery. */
      stock: z.number(),
      lot_no: z.string().nullable(),
      expires_on: z.string().nullable(),
      unit_cost: z.number().nullable(),
      /** The inventory document of accounting that was made of it. */
      product_financial_id: z.number().int(),
    }),
  ),
});
export type Delivery = z.output<typeof delivery>;
