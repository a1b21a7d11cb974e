import { z } from 'zod';
import { filled, optionalCode, largestQuantity, optionalText, words } from './common';
import { optionalDay } from './days';
import { pageOf } from './lists';
import { readNumber } from './normalise';

/** What staff may do to a stock by hand; `initial` and `document` movements come by themselves. */
export const manualMovementKinds = [
  'receive',
  'consume',
  'adjust',
  'dispose',
  'return',
  'count',
] as const;
export const movementKindsShown = ['initial', 'document', ...manualMovementKinds] as const;

export const movementTexts = {
  kind: 'نوع گردش کالا را انتخاب کنید',
  quantity: 'مقدار الزامی است',
  positive: 'مقدار باید بیشتر از صفر باشد',
  reason: 'علت را بنویسید',
} as const;

/** Up to three decimals; below zero only where a movement goes both ways. */
const signedQuantity = z
  .union([z.number(), z.string().min(1, movementTexts.quantity).max(60)], {
    error: movementTexts.quantity,
  })
  .transform(readNumber)
  .pipe(
    z
      .number({ error: words.wrongNumber })
      .min(-largestQuantity, words.wrongNumber)
      .max(largestQuantity, words.tooLarge(largestQuantity))
      .multipleOf(0.001, words.wrongNumber),
  );

const fields = z.strictObject({
  kind: z.enum(manualMovementKinds, { error: movementTexts.kind }),
  /**
   * Goods that came (`receive`, `return`) or went (`consume`, `dispose`), above zero; what was found, for
   * `count`; and for `adjust` the difference, below zero for goods that are missing.
   */
  quantity: signedQuantity,
  reason: optionalText(500),
  /** Goods of one lot only; without it goods go FEFO. */
  lot_no: optionalCode(50),
  expires_on: optionalDay(),
});

const needsReason: readonly string[] = ['adjust', 'dispose'];

/** A movement by hand. `adjust` and `dispose` say why. */
export const stockMovementInput = fields.superRefine(({ kind, quantity, reason }, context) => {
  const isOff =
    kind === 'count' ? quantity < 0 : kind === 'adjust' ? quantity === 0 : quantity <= 0;
  if (isOff) {
    context.addIssue({ code: 'custom', path: ['quantity'], message: movementTexts.positive });
  }
  if (needsReason.includes(kind) && !filled(movementTexts.reason).safeParse(reason ?? '').success) {
    context.addIssue({ code: 'custom', path: ['reason'], message: movementTexts.reason });
  }
});
export type StockMovementInput = z.input<typeof stockMovementInput>;

/** A line of a product's ledger: what one lot gained or lost. */
export const stockMovement = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  kind: z.enum(movementKindsShown),
  /** Below zero for goods that went. */
  quantity: z.number(),
  stock_after: z.number(),
  lot_id: z.number().int().nullable(),
  lot_no: z.string().nullable(),
  expires_on: z.string().nullable(),
  product_financial_id: z.number().int().nullable(),
  /** What used the goods, such as `session`. */
  ref_kind: z.string().nullable(),
  ref_id: z.number().int().nullable(),
  reason: z.string().nullable(),
  created_at: z.string(),
  user: z.object({ id: z.number().int(), fullName: z.string() }).nullable(),
});
export type StockMovement = z.output<typeof stockMovement>;
export const stockMovementPage = pageOf(stockMovement);

/** The answer to a movement: all of it, though it may have touched several lots. */
export const movedStock = stockMovement
  .pick({ id: true, product_id: true, kind: true, quantity: true, stock_after: true, reason: true })
  .extend({
    stock: z.number(),
    lots: z.array(z.object({ lot_id: z.number().int().nullable(), quantity: z.number() })),
  });
export type MovedStock = z.output<typeof movedStock>;

/** Goods that came together and expire together. */
export const stockLot = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  lot_no: z.string().nullable(),
  expires_on: z.string().nullable(),
  quantity: z.number(),
  is_expired: z.boolean(),
});
export type StockLot = z.output<typeof stockLot>;
export const stockLotPage = pageOf(stockLot);
