import { z } from 'zod';
import { filled, optionalCode, largestQuantity, optionalText, words } from './common';
import { optionalDay } from './days';
import { pageOf } from './lists';
import { readNumber } from './normalise';

/** The movements that staff can enter; the server adds `initial` and `document` movements. */
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

/** Up to three decimals; negative only for movements in both directions. */
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
   * The quantity that came in (`receive`, `return`) or went out (`consume`, `dispose`), positive; for `count` the
   * counted quantity; for `adjust` the difference, negative for missing goods.
   */
  quantity: signedQuantity,
  reason: optionalText(500),
  /** Only goods of this lot; without it the lots that expire first are used first. */
  lot_no: optionalCode(50),
  expires_on: optionalDay(),
});

const needsReason: readonly string[] = ['adjust', 'dispose'];

/** A movement entered by staff. `adjust` and `dispose` need a reason. */
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
  /** Negative for goods that went out. */
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

/** The answer to a movement: its whole quantity, which may be from several lots. */
export const movedStock = stockMovement
  .pick({ id: true, product_id: true, kind: true, quantity: true, stock_after: true, reason: true })
  .extend({
    stock: z.number(),
    lots: z.array(z.object({ lot_id: z.number().int().nullable(), quantity: z.number() })),
  });
export type MovedStock = z.output<typeof movedStock>;

/** Goods that arrived together and expire together. */
export const stockLot = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  lot_no: z.string().nullable(),
  expires_on: z.string().nullable(),
  quantity: z.number(),
  /** Tomans for one unit, as it was bought; null where nobody entered it. */
  unit_cost: z.number().nullable(),
  is_expired: z.boolean(),
});
export type StockLot = z.output<typeof stockLot>;
export const stockLotPage = pageOf(stockLot);
