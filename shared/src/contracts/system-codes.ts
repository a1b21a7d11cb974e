import { z } from 'zod';
import { words } from './common';
import { toLatinDigits } from './digits';

/**
 * A code that the form generates: prefix and digits or letters. An empty field counts as a missing code; the server
 * generates a missing code and replaces one that is taken.
 */
export const systemCode = (prefix: string, wrong: string = words.wrongText) =>
  z
    .union([z.string(), z.number().int().min(0), z.null()], { error: wrong })
    .transform((value) =>
      toLatinDigits(String(value ?? ''))
        .trim()
        .toUpperCase(),
    )
    .pipe(z.string().regex(new RegExp(`^(${prefix}[A-Z0-9]{1,20})?$`), wrong))
    .transform((value) => value || undefined)
    .optional();
