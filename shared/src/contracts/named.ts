import { z } from 'zod';
import { filled, optionalText } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';

/** The input of a named row of the settings: doctor types, product types, categories. */
export const namedInput = (required: string) =>
  z.strictObject({ name: filled(required, 100), name_en: optionalText(100) });

/** A named row as other rows refer to it. */
export const namedBrief = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string().nullable(),
});
export type NamedBrief = z.output<typeof namedBrief>;
/** A named row in its own list. */
export const named = namedBrief.extend({ version: rowVersion });
export type Named = z.output<typeof named>;
export const namedPage = pageOf(named);
export interface NamedInput {
  name: string;
  name_en?: string | null;
}
