import { z } from 'zod';
import { clinicPlan } from './clinic-inputs';
import { emptyAsNull, filled, money, optionalReference, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { editOf } from './versions';

export const resourceTypes = ['storage', 'traffic', 'sms', 'module', 'subscription'] as const;

export const resourcePriceTexts = {
  required: 'لطفا مقدار و هزینه را وارد کنید',
  price: 'هزینه باید فقط شامل عدد باشد',
  type: 'نوع منبع معتبر نیست',
  unknown: 'تعرفه انتخاب شده یافت نشد',
} as const;

const type = z.enum(resourceTypes, { error: resourcePriceTexts.type });

/** A price of the platform; whole tomans. */
export const resourcePriceInput = z.strictObject({
  title: filled(resourcePriceTexts.required, 150),
  price: money(resourcePriceTexts.required, resourcePriceTexts.price),
  type,
});
export type ResourcePriceInput = z.input<typeof resourcePriceInput>;
export const resourcePriceUpdate = editOf(resourcePriceInput);

export const resourcePrice = z.object({
  id: z.number().int(),
  version: rowVersion,
  title: z.string(),
  price: z.number(),
  type: z.enum(resourceTypes),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ResourcePrice = z.output<typeof resourcePrice>;
export const resourcePricePage = pageOf(resourcePrice);
export const resourcePriceQuery = pageQuery.extend({ type: type.optional() });
/** A price that was set, changed or archived; whole tomans, null where there is none. */
export const priceChange = z.object({
  id: z.number().int(),
  at: z.string(),
  type: z.enum(resourceTypes),
  title: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  user_name: z.string().nullable(),
});
export type PriceChange = z.output<typeof priceChange>;
export const priceChangePage = pageOf(priceChange);
export const resourceTypeParam = z.object({ type });

/** Percent. */
export const taxRate = 10;

const oneId = optionalReference(words.wrongId);
const ids = z
  .array(emptyAsNull(reference(words.wrongId)))
  .max(50)
  .optional();

/**
 * The prices chosen for a clinic: by id, one of each kind and any modules, or all of them as `resource_ids`;
 * `items` may give quantities. Or a `plan`, whose prices the server finds.
 */
export const quoteInput = z
  .strictObject({
    resource_ids: ids,
    storage: oneId,
    traffic: oneId,
    sms: oneId,
    subscription: oneId,
    modules: ids,
    items: z
      .array(
        z.strictObject({
          id: reference(words.wrongId),
          quantity: z.number().int().min(1).max(1000).optional(),
        }),
      )
      .max(50)
      .optional(),
    plan: clinicPlan.optional(),
  })
  .transform(({ plan, resource_ids = [], modules = [], items = [], ...kinds }) => {
    const plain = [...resource_ids, ...Object.values(kinds), ...modules];
    const chosen = [
      ...plain.filter((id) => typeof id === 'number').map((id) => ({ id, quantity: 1 })),
      ...items.map(({ id, quantity = 1 }) => ({ id, quantity })),
    ];
    return { plan, chosen };
  });

/** The sum of the chosen prices, and the tax on it. */
export const quote = z.object({
  lines: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      type: z.enum(resourceTypes),
      unit_price: z.number(),
      quantity: z.number(),
      total: z.number(),
    }),
  ),
  subtotal: z.number(),
  tax_rate: z.number(),
  tax: z.number(),
  total: z.number(),
});
export type Quote = z.output<typeof quote>;
