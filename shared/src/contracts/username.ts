import { z } from 'zod';
import { filled } from './common';
import { toLatinDigits } from './digits';

export const usernameShape = 'نام کاربری فقط می‌تواند شامل حروف انگلیسی، رقم و زیرخط باشد';

/** A username that may be chosen: Latin letters, digits (stored as Latin ones) and underscores. */
export const username = (missing: string) =>
  filled(missing, 60).transform(toLatinDigits).pipe(z.string().regex(/^\w+$/, usernameShape));
