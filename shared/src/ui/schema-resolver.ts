import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Lets a contract judge a form: the first message of each field, in the contract's words.
 * (The ready-made resolver shows a union's English inner messages instead of the contract's own.)
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { code, message, path } of result.error.issues) {
      errors[path.length > 0 ? path.join('.') : 'root'] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}

/** The fields of an object contract; undefined for contracts of another shape. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : undefined;
}

/** The part of a stored row that the contract knows: strict contracts refuse `id` and the like. */
export function knownPart(schema: z.ZodType, row: object): Record<string, unknown> {
  const shape = shapeOf(schema);
  const entries = Object.entries(row);
  return Object.fromEntries(
    shape ? entries.filter(([name]) => Object.hasOwn(shape, name)) : entries,
  );
}
