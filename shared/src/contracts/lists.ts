import { z } from 'zod';
import { words } from './common';
import { toLatinDigits } from './digits';
import { cleanText } from './normalise';

const pageNumber = (fallback: number, max: number) =>
  z
    .string()
    .transform(toLatinDigits)
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}$/, words.wrongNumber)
        .transform(Number)
        .pipe(z.number().min(1, words.wrongNumber).max(max, words.wrongNumber)),
    )
    .default(fallback);

/** A filter with some allowed words; empty means no filter. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(choices, { error: words.wrongChoice }).optional(),
  );

/** What every paged list accepts; lists add their filters with `.extend`. */
export const pageQuery = z.strictObject({
  page: pageNumber(1, 1_000_000),
  limit: pageNumber(10, 500),
  search: z.string().max(200).transform(cleanText).optional(),
  /** A field name, or `-name` for descending order; empty means no sort. */
  sort: z
    .string()
    .regex(/^(-?[A-Za-z_]\w{0,39})?$/, words.wrongChoice)
    .optional(),
});
export type PageQuery = z.output<typeof pageQuery>;

/** What lists without pages accept: page and limit too, but they always answer all rows. */
const unheeded = z.string().optional();
export const wholeListQuery = z.strictObject({ page: unheeded, limit: unheeded });

export const pageMeta = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});

/** The schema of every list answer. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: pageMeta });

export interface Page<Row> {
  data: Row[];
  meta: z.output<typeof pageMeta>;
}
