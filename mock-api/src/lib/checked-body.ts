import type { z } from 'zod';
import { explainValidation } from './validation-errors';

/** A body that fits the schema, where the caller decides which one it is; 400 in its words otherwise. */
export function checkedBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, code, message, ...params }) => ({
    keyword: String(code),
    instancePath: `/${path.join('/')}`,
    schemaPath: '',
    message,
    params,
  }));
  throw explainValidation(problems);
}
