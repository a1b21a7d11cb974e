import type { z } from 'zod';
import { explainValidation } from './validation-errors';

/** Returns the parsed body for a schema that depends on the caller; refuses with 400 and the messages of the schema. */
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
