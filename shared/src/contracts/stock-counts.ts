import { z } from 'zod';
import { filled, optionalNumber, quantity, reference } from './common';
import { toLatinDigits } from './digits';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { baseVersion } from './versions';

export const countTexts = {
  title: 'نام شمارش را وارد کنید',
  code: 'بارکد یا کد کالا را وارد کنید',
  unknownCode: 'کالایی با این بارکد یا کد یافت نشد',
  product: 'کالا را انتخاب کنید',
  counted: 'مقدار شمرده‌شده را وارد کنید',
  reason: 'علت اختلاف‌ها را بنویسید',
  nothing: 'هنوز کالایی شمرده نشده است',
  closed: 'این شمارش بسته شده است و تغییر نمی‌کند',
  meanwhile: 'همکار دیگری هم‌زمان این کالا را شمرده است؛ مقدار جدید را ببینید و دوباره وارد کنید',
  tooMany: 'مقدار شمرده‌شده بیش از اندازه است',
  short: (name: string) => `موجودی «${name}» پس از شمارش کم شده است؛ آن را دوباره بشمارید`,
} as const;
const texts = countTexts;

export const countStatuses = ['open', 'posted', 'canceled'] as const;

/** The code of a scanned product: its barcode or one of its codes. */
export const productCode = (message: string = texts.code) =>
  filled(message, 50).transform(toLatinDigits);

export const stockCountInput = z.strictObject({ title: filled(texts.title, 100) });
export type StockCountInput = z.input<typeof stockCountInput>;

/** What a scanner read: one more of the product, or as many as given. */
export const countScanInput = z.strictObject({
  code: productCode(),
  quantity: optionalNumber(quantity(texts.counted)),
});

/** The typed quantity of a product; `version` is that of the line that was seen, missing for none. */
export const countLineInput = z.strictObject({
  product_id: reference(texts.product),
  counted: quantity(texts.counted),
  version: baseVersion,
});

export const countPostInput = z.strictObject({ reason: filled(texts.reason, 500) });

/** The code of the refusal (409) of a typed quantity of a line that somebody else has counted meanwhile. */
export const countedMeanwhileCode = 'counted_meanwhile';

/** A counted product. */
export const stockCountLine = z.object({
  id: z.number().int(),
  version: rowVersion,
  product_id: z.number().int(),
  name: z.string(),
  unit: z.string(),
  product_code: z.string(),
  counted: z.number(),
  /** The stock when the product was counted first. */
  expected: z.number(),
  /** Counted minus expected. */
  difference: z.number(),
  counted_by: z.string().nullable(),
  /** ISO 8601. */
  counted_at: z.string(),
});
export type StockCountLine = z.output<typeof stockCountLine>;

export const stockCount = z.object({
  id: z.number().int(),
  version: rowVersion,
  title: z.string(),
  status: z.enum(countStatuses),
  reason: z.string().nullable(),
  created_at: z.string(),
  /** When its differences were posted, or it was canceled; ISO 8601. */
  closed_at: z.string().nullable(),
  started_by: z.string().nullable(),
  /** Counted products, and those of them whose quantity differs. */
  products: z.number().int(),
  differences: z.number().int(),
});
export type StockCount = z.output<typeof stockCount>;
export const stockCountPage = pageOf(stockCount);

/** A count with its lines, the product that was counted last first. */
export const stockCountSheet = stockCount.extend({ lines: z.array(stockCountLine) });
export type StockCountSheet = z.output<typeof stockCountSheet>;
