import { z } from 'zod';
import { emptyAsNull, filled, optionalReference, optionalText, words } from './common';
import { drugClasses } from './drug-classes';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { editOf } from './versions';

export const drugTexts = {
  name: 'نام دارو الزامی است',
  taken: 'این دارو با همین شکل و قدرت در فهرست هست',
  unknown: 'این دارو در فهرست داروهای کلینیک نیست',
  notFound: 'دارو یافت نشد',
} as const;

/** What a drug and a line of a prescription say beside name, quantity and usage; all of it is free text. */
export const drugDetails = {
  /** Such as tablet or ointment. */
  form: optionalText(50),
  /** With its unit, such as 500 mg. */
  strength: optionalText(50),
  /** How much at once. */
  dose: optionalText(50),
  /** How often. */
  frequency: optionalText(50),
  /** For how long. */
  duration: optionalText(50),
  /** By which way the body takes it. */
  route: optionalText(50),
};

export const answeredDrugDetails = {
  form: z.string().nullable(),
  strength: z.string().nullable(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  duration: z.string().nullable(),
  route: z.string().nullable(),
};

/** A drug of the clinic's list. A new line of a prescription takes over its quantity, usage and details. */
export const drugInput = z.strictObject({
  name: filled(drugTexts.name),
  /** Null for a drug whose name tells its class. */
  drug_class: emptyAsNull(z.enum(drugClasses, { error: words.wrongChoice })).optional(),
  ...drugDetails,
  quantity: optionalText(100),
  usage: optionalText(200),
});
export type DrugInput = z.input<typeof drugInput>;
export const drugUpdate = editOf(drugInput);

export const drug = z.object({
  id: z.number().int(),
  version: rowVersion,
  name: z.string(),
  drug_class: z.enum(drugClasses).nullable(),
  ...answeredDrugDetails,
  quantity: z.string().nullable(),
  usage: z.string().nullable(),
});
export type Drug = z.output<typeof drug>;
export const drugPage = pageOf(drug);
export const drugQuery = pageQuery;

/** `doctor_id` asks for the favourites of another doctor; without it they are those of the caller. */
export const favouriteQuery = z.strictObject({ doctor_id: optionalReference() });
/** Adds the drug to the favourites of the caller, or takes it out of them. */
export const favouriteInput = z.strictObject({ is_favourite: z.boolean() });
export const favourite = favouriteInput.extend({ id: z.number().int() });
