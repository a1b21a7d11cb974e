import { z } from 'zod';
import { cashMethods, paidBy } from './cash';
import {
  fileNames,
  filled,
  money,
  optionalNumber,
  optionalReference,
  optionalText,
  quantity,
  words,
} from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { editOf } from './versions';

export const productFinancialTexts = {
  product: 'انتخاب کالا الزامی است',
  accountingCode: 'کد حسابداری الزامی است',
  purchased: 'مقدار خرید الزامی است',
  paid: 'هزینه واریزی الزامی است',
  noStock: 'موجودی کالا برای این مقدار فروش کافی نیست',
  unknownProduct: 'کالایی با این کد یافت نشد',
  missingProduct: 'کالایی با این شناسه یافت نشد',
  firstStockTaken: 'موجودی اولیه این کالا سند خرید دارد؛ خرید جدید را بدون آن ثبت کنید',
  voided: 'این سند باطل شده است و تغییر نمی‌کند',
} as const;

/** The code of a product, also as a number. */
const accountingCode = z
  .union([z.string(), z.number().int().min(0)], { error: productFinancialTexts.accountingCode })
  .transform(String)
  .pipe(filled(productFinancialTexts.accountingCode, 20))
  .transform(toLatinDigits);

/** The texts, in its order. The product is named by id or found by its accounting code. */
export const productFinancialInput = z.strictObject({
  accounting_code: accountingCode,
  purchased_quantity: quantity(productFinancialTexts.purchased),
  paid_cost: money(productFinancialTexts.paid),
  payment_method: paidBy(),
  product_id: optionalReference(),
  sold_quantity: optionalNumber(quantity(productFinancialTexts.purchased)),
  remaining_cost: optionalNumber(money(productFinancialTexts.paid)),
  receipt_attachment: fileNames(),
  description: optionalText(2000),
  /** The document is the purchase of the stock that the product was registered with, so it adds no stock. */
  of_first_stock: z.boolean({ error: words.wrongChoice }).optional(),
});
export type ProductFinancialInput = z.input<typeof productFinancialInput>;
export const productFinancialUpdate = editOf(productFinancialInput.omit({ of_first_stock: true }));

export const productFinancial = z.object({
  id: z.number().int(),
  version: rowVersion,
  product_id: z.number().int(),
  accounting_code: z.string(),
  purchased_quantity: z.number(),
  sold_quantity: z.number(),
  paid_cost: z.number(),
  payment_method: z.enum(cashMethods).nullable(),
  remaining_cost: z.number(),
  receipt_attachment: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(['posted', 'void']),
  void_reason: z.string().nullable(),
  created_at: z.string(),
  product: z.object({
    id: z.number().int(),
    product_code: z.string(),
    accounting_code: z.string(),
    name: z.string(),
    stock: z.number(),
  }),
});
export type ProductFinancial = z.output<typeof productFinancial>;
export const productFinancialPage = pageOf(productFinancial);
