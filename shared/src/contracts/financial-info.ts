import { z } from 'zod';
import { filled, money, optionalReference, optionalText, reference, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { days, hours, measured, percent } from './units';
import { editOf } from './versions';

/** Wire values of the texts by the code they are stored as. */
export const incomeType = { fixed: 'ثابت', percent: 'درصدی', mixed: 'ترکیبی' } as const;
export type IncomeCode = keyof typeof incomeType;
const incomeTypes = [incomeType.fixed, incomeType.percent, incomeType.mixed] as const;

/** The amounts that a percentage can apply to. */
export const percentageSources = ['نوبت عادی (ویزیت)', 'خدمات انجام شده', 'مشاوره'] as const;
/** The insurance that the wizard offers. */
export const staffInsurances = ['تامین اجتماعی'] as const;

export const financialInfoTexts = {
  user: 'انتخاب کاربر الزامی است',
  unknownUser: 'کاربری با این شناسه یافت نشد',
  taken: 'اطلاعات مالی این کاربر قبلا ثبت شده است',
  notFound: 'اطلاعاتی یافت نشد.',
  card: 'شماره کارت باید فقط شامل عدد باشد',
  sheba: 'شماره شبا باید فقط شامل عدد باشد',
  longCard: 'شماره کارت باید حداکثر ۱۹ رقم باشد',
  longSheba: 'شماره شبا باید حداکثر ۲۴ رقم باشد',
} as const;

/** The code of a kind of income, given as its word or its code; null for anything else. */
export const codeOfIncome = (value: string): IncomeCode | null => {
  const codes: Record<string, IncomeCode> = {
    [incomeType.fixed]: 'fixed',
    [incomeType.percent]: 'percent',
    [incomeType.mixed]: 'mixed',
    fixed: 'fixed',
    percent: 'percent',
    percentage: 'percent',
    mixed: 'mixed',
  };
  return codes[value] ?? null;
};

const income = z
  .union(
    [
      z.literal('').transform(() => null),
      z.null(),
      filled(words.wrongChoice, 20)
        .transform(codeOfIncome)
        .pipe(z.enum(['fixed', 'percent', 'mixed'], { error: words.wrongChoice })),
    ],
    { error: words.wrongChoice },
  )
  .optional();

/** Digits without separators; the form checks their number (rulings, 11). */
const digits = (max: number, wrong: string, tooLong: string, prefix = '') =>
  z
    .union([z.string().max(100), z.number().int().min(0), z.null()], { error: wrong })
    .transform((value) =>
      toLatinDigits(String(value ?? ''))
        .replace(/[\s\u200c-]/g, '')
        .replace(new RegExp(`^(${prefix})*`, 'i'), ''),
    )
    .pipe(z.string().regex(/^\d*$/, wrong).max(max, tooLong))
    .transform((value) => (value ? `${prefix}${value}` : null))
    .optional();

const tomans = () => measured(money(words.wrongNumber));

/** Only the person is required; the wizard asks for more. Values may carry their units. */
export const financialInfoInput = z.strictObject({
  user_id: reference(financialInfoTexts.user),
  income_type: income,
  daily_work_hours: measured(hours()),
  fixed_amount: tomans(),
  percentage_value: measured(percent()),
  percentage_source: optionalText(100),
  insurance_name: optionalText(100),
  insurance_type_name: optionalText(100),
  insurance_total_cost: tomans(),
  clinic_share: measured(percent()),
  employee_share: measured(percent()),
  bank_name: optionalText(100),
  account_holder_name: optionalText(150),
  card_number: digits(19, financialInfoTexts.card, financialInfoTexts.longCard),
  /** With or without IR; stored and answered with it. */
  sheba_number: digits(24, financialInfoTexts.sheba, financialInfoTexts.longSheba, 'IR'),
  monthly_leave: measured(days()),
  yearly_leave: measured(days()),
  final_notes: optionalText(2000),
});
export type FinancialInfoInput = z.input<typeof financialInfoInput>;
export const financialInfoUpdate = editOf(financialInfoInput);

const number = z.number().nullable();
const text = z.string().nullable();

/** What a member of staff earns; whole tomans, hours, percentages and days without their units. */
export const financialInfo = z.object({
  id: z.number().int(),
  version: rowVersion,
  user_id: z.number().int(),
  income_type: z.enum(incomeTypes).nullable(),
  daily_work_hours: number,
  fixed_amount: number,
  percentage_value: number,
  percentage_source: text,
  insurance_name: text,
  insurance_type_name: text,
  insurance_total_cost: number,
  clinic_share: number,
  employee_share: number,
  bank_name: text,
  account_holder_name: text,
  card_number: text,
  sheba_number: text,
  monthly_leave: number,
  yearly_leave: number,
  final_notes: text,
  created_at: z.string(),
  user: z.object({
    id: z.number().int(),
    username: z.string(),
    type: z.string(),
    roleId: z.number().int().nullable(),
    phoneNumber: text,
    systemCode: text,
    profile: z.object({ fullName: z.string(), nationalCode: text, avatar: text }),
  }),
});
export type FinancialInfo = z.output<typeof financialInfo>;
export const financialInfoPage = pageOf(financialInfo);

/** The list of profiles (`GET /financialInfo/pagination`); with `user_id` that of one person, which may be empty. */
export const financialInfoQuery = pageQuery.extend({ user_id: optionalReference() });
