import { z } from 'zod';
import { filled, money, optionalText, words } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { measured, percent } from './units';
import { editOf } from './versions';

export const insuranceTexts = { name: 'لطفا نام بیمه را وارد کنید' } as const;

/** An insurance and how its cost is shared between the clinic and the insured. */
export const insuranceInput = z.strictObject({
  name: filled(insuranceTexts.name, 100),
  type: optionalText(100),
  mainCost: measured(money(words.wrongNumber)),
  clinicPercentage: measured(percent()),
  insuredPercentage: measured(percent()),
});
export type InsuranceInput = z.input<typeof insuranceInput>;
export const insuranceUpdate = editOf(insuranceInput);

export const insurance = z.object({
  id: z.number().int(),
  version: rowVersion,
  name: z.string(),
  type: z.string().nullable(),
  mainCost: z.number().nullable(),
  clinicPercentage: z.number().nullable(),
  insuredPercentage: z.number().nullable(),
});
export type Insurance = z.output<typeof insurance>;
export const insurancePage = pageOf(insurance);
