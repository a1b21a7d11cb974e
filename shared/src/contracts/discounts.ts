import { z } from 'zod';
import {
  filled,
  money,
  optionalNumber,
  optionalReference,
  optionalText,
  reference,
  words,
} from './common';
import { optionalDay } from './days';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { editOf } from './versions';

export const discountKinds = ['percent', 'amount'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** The state of a code today. */
export const discountStates = ['active', 'upcoming', 'expired', 'used_up'] as const;

export const discountTexts = {
  code: 'لطفا کد تخفیف را وارد کنید',
  codeTaken: 'این کد تخفیف قبلا ثبت شده است',
  kind: 'نوع تخفیف معتبر نیست',
  value: 'مقدار تخفیف باید بیشتر از صفر باشد',
  percent: 'درصد تخفیف باید بین ۱ تا ۱۰۰ باشد',
  period: 'تاریخ پایان نمی‌تواند پیش از تاریخ شروع باشد',
  uses: 'تعداد دفعات استفاده باید بیشتر از صفر باشد',
  service: 'خدمت انتخاب شده یافت نشد',
  unknown: 'کد تخفیف معتبر نیست',
  notYet: 'زمان استفاده از این کد تخفیف هنوز نرسیده است',
  expired: 'مهلت استفاده از این کد تخفیف به پایان رسیده است',
  usedUp: 'ظرفیت استفاده از این کد تخفیف به پایان رسیده است',
  usedByPatient: 'این زیباجو پیش‌تر از این کد تخفیف استفاده کرده است',
  otherService: 'این کد تخفیف برای خدمت دیگری است',
  fee: 'لطفا مبلغ را وارد کنید',
  belowUsed: 'این کد بیش از این تعداد استفاده شده است',
} as const;
const texts = discountTexts;

const count = () =>
  optionalNumber(money(texts.uses, texts.uses).pipe(z.number().min(1, texts.uses).max(1_000_000)));

const fields = {
  code: filled(texts.code, 40).transform(toLatinDigits),
  title: optionalText(150),
  kind: z.enum(discountKinds, { error: texts.kind }),
  /** Percent or tomans. */
  value: money(texts.value, texts.value).pipe(z.number().min(1, texts.value)),
  /** Only for this service; for all when left out. */
  service_id: optionalReference(),
  starts_on: optionalDay(),
  ends_on: optionalDay(),
  max_uses: count(),
  per_patient: count(),
};

const shape = z.strictObject(fields);

/** Checks rules about several fields; only sent fields are checked. */
function checkTogether(
  { kind, value, starts_on, ends_on }: Partial<z.output<typeof shape>>,
  context: z.RefinementCtx,
): void {
  if (kind === 'percent' && value !== undefined && value > 100) {
    context.addIssue({ code: 'custom', path: ['value'], message: texts.percent });
  }
  if (starts_on && ends_on && ends_on < starts_on) {
    context.addIssue({ code: 'custom', path: ['ends_on'], message: texts.period });
  }
}

export const discountInput = shape.superRefine(checkTogether);
export type DiscountInput = z.input<typeof discountInput>;
export const discountUpdate = editOf(shape).superRefine(checkTogether);

export const discount = z.object({
  id: z.number().int(),
  version: rowVersion,
  code: z.string(),
  title: z.string().nullable(),
  kind: z.enum(discountKinds),
  value: z.number(),
  service_id: z.number().int().nullable(),
  service: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  max_uses: z.number().int().nullable(),
  per_patient: z.number().int().nullable(),
  used: z.number().int(),
  state: z.enum(discountStates),
  created_at: z.string(),
});
export type Discount = z.output<typeof discount>;
export const discountPage = pageOf(discount);
export const discountQuery = pageQuery.extend({
  state: z.enum(discountStates).optional(),
  kind: z.enum(discountKinds).optional(),
});

/** The discount that a code gives on a fee. */
export const discountCheck = z.strictObject({
  code: filled(texts.code, 40).transform(toLatinDigits),
  fee: money(texts.fee, words.wrongNumber).optional(),
  service_id: optionalReference(),
  patient_id: reference(words.wrongChoice).nullish(),
});
export const discountChecked = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string().nullable(),
  kind: z.enum(discountKinds),
  value: z.number(),
  /** Tomans off the fee; 0 when no fee was named. */
  amount: z.number(),
  /** What remains of the fee. */
  total: z.number(),
});
export type DiscountChecked = z.output<typeof discountChecked>;
