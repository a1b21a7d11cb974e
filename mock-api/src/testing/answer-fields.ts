import { z } from 'zod';
import { fieldRules } from '../data/field-readers';

/** A field of an answer: its path, such as `data[].client.full_name`, and the rule of who reads it, if there is one. */
export interface AnswerField {
  path: string;
  rule?: string;
}

/** What wraps a schema without changing the fields in it. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return unwrapped(schema.unwrap());
  }
  return schema;
}

/** Every field of an answer with this schema, in its order; a field of several choices once. */
export function answerFields(wrapped: unknown, path = ''): AnswerField[] {
  const schema = unwrapped(wrapped);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
      const at = path ? `${path}.${name}` : name;
      const rule = fieldRules.get(field as z.ZodType)?.name;
      return rule ? [{ path: at, rule }] : answerFields(field, at);
    });
    return fields.length > 0 ? fields : [{ path }];
  }
  if (schema instanceof z.ZodArray) return answerFields(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return answerFields(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodUnion) {
    const all = schema.options.flatMap((option) => answerFields(option, path));
    return [...new Map(all.map((field) => [field.path, field])).values()];
  }
  return [{ path }];
}

/** A value in an answer whose field has a rule. */
export interface RuledValue {
  rule: string;
  path: string;
  value: unknown;
  /** The objects that it stands in, the innermost first. */
  around: readonly Record<string, unknown>[];
}

/** Every value of an answer whose field has a rule. */
export function ruledValues(
  wrapped: unknown,
  value: unknown,
  path = '',
  around: readonly Record<string, unknown>[] = [],
): RuledValue[] {
  const schema = unwrapped(wrapped);
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((one) => ruledValues(schema.element, one, path, around));
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => ruledValues(option, value, path, around));
  }
  if (typeof value !== 'object') return [];
  const row = value as Record<string, unknown>;
  if (schema instanceof z.ZodRecord) {
    return Object.values(row).flatMap((one) => ruledValues(schema.valueType, one, path, around));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const rule = fieldRules.get(field as z.ZodType)?.name;
    const at = `${path}.${name}`;
    if (!rule) return ruledValues(field, row[name], at, [row, ...around]);
    return name in row ? [{ rule, path: at, value: row[name], around: [row, ...around] }] : [];
  });
}

/** The ids of the patients that an answer names, by the names that answers give them. */
export function patientsNamed(value: unknown, name = ''): number[] {
  if (Array.isArray(value)) return value.flatMap((one) => patientsNamed(one, name));
  if (name === 'patient_id' && typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { id } = value as { id?: unknown };
  const own = (name === 'patient' || name === 'client') && typeof id === 'number' ? [id] : [];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => patientsNamed(one, key))];
}
