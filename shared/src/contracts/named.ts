import { z } from 'zod';
import { filled, optionalText } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';

/** A named thing of the settings cards: doctor types, product types, categories. */
export const namedInput = (required: string) =>
  z.strictObject({ name: filled(required, 100), name_en: optionalText(100) });

/** A named thing as the rows that refer to it show it. */
export const namedBrief = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string().nullable(),
});
export type NamedBrief = z.output<typeof namedBrief>;
/** A named thing as its own list answers it. */
export const named = namedBrief.extend({ version: rowVersion });
export type Named = z.output<typeof named>;
export const namedPage = pageOf(named);
export interface NamedInput {
  name: string;
  name_en?: string | null;
}
