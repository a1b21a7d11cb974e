import { z } from 'zod';
import { words } from './common';
import { largestId } from './id-of';
import { toLatinDigits } from './digits';

/** `{id}` of a path. */
export const idParam = z.object({
  id: z
    .string()
    .transform(toLatinDigits)
    .pipe(
      z
        .string()
        .regex(/^\d{1,10}$/, words.wrongId)
        .transform(Number)
        .pipe(z.number().min(1, words.wrongId).max(largestId, words.wrongId)),
    ),
});

/** A number in every entity that grows with each change of the row. */
export const rowVersion = z.number().int();

/** The answer to a removal, which archives the row. */
export const archived = z.object({ id: z.number().int(), archived: z.literal(true) });
