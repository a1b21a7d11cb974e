import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
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
    const errors: FieldErrors<Input> = {};
    for (const { code, message, path } of result.error.issues) {
      const place = path.length > 0 ? path.join('.') : 'root';
      // What is inside a list stands inside its entry, as the form library looks it up.
      if (!get(errors, `${place}.message`)) set(errors, place, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** The messages by the name of the input they are about: `notes`, `medications.0.name`. */
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
 * The part of a stored row that the contract knows: strict contracts refuse `id` and the like. Its version
 * is no field of a form, also where the contract of the edit carries one.
 */
export function knownPart(schema: z.ZodType, row: object): Record<string, unknown> {
  const shape = shapeOf(schema);
  const isField = (name: string) => name !== 'version' && Object.hasOwn(shape ?? row, name);
  return Object.fromEntries(Object.entries(row).filter(([name]) => isField(name)));
}
