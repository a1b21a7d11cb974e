import { z } from 'zod';
import { words } from './common';
import { toLatinDigits } from './normalise';

/**
 * A code that the form makes up: prefix and digits or letters. An emptied field is a missing code, and the
 * server makes up a missing one, or one that is taken.
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
