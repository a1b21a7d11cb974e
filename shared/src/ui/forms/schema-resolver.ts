import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with a contract. Each field gets the first message of the contract. (The ready-made
 * resolver shows the English inner messages of a union instead of the contract's own.)
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { code, message, path } of result.error.issues) {
      const place = path.length > 0 ? path.join('.') : 'root';
      // Nested as the form library expects it: errors of a list entry are inside the entry.
      if (!get(errors, `${place}.message`)) set(errors, place, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** The messages by the full name of their field: `notes`, `medications.0.name`. */
export function messagesOf(errors: object, within = ''): Record<string, string> {
  const messages = Object.entries(errors).map(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return {};
    return 'message' in error && typeof error.message === 'string'
      ? { [within + key]: error.message }
      : messagesOf(error, `${within}${key}.`);
  });
  return Object.assign({}, ...messages) as Record<string, string>;
}

/** The fields of an object contract; undefined for contracts of another shape. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  return 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : undefined;
}

/**
 * The fields of a stored row that the contract has: strict contracts refuse others, such as `id`. The version
 * is left out even if the contract has it, because it is no field of a form.
 */
export function knownPart(schema: z.ZodType, row: object): Record<string, unknown> {
  const shape = shapeOf(schema);
  const isField = (name: string) => name !== 'version' && Object.hasOwn(shape ?? row, name);
  return Object.fromEntries(Object.entries(row).filter(([name]) => isField(name)));
}
