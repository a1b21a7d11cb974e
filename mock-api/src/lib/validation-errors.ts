import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { m } from '../messages';
import { Refusal, type FieldMessages } from './refusal';

/** The messages of all wrong fields; the main message is that of the first one, in the order of the contract. */
export function explainValidation(problems: readonly FastifySchemaValidationError[]): Refusal {
  const fields: FieldMessages = {};
  for (const problem of problems) {
    for (const [field, message] of fieldsOf(problem)) fields[field] ??= message;
  }
  const message = Object.values(fields)[0] ?? m.invalid;
  return new Refusal(400, 'invalid', message, Object.keys(fields).length > 0 ? fields : undefined);
}

function fieldsOf(problem: FastifySchemaValidationError): [string, string][] {
  const path = problem.instancePath.split('/').filter(Boolean);
  const unknown = unknownKeys(problem.params);
  if (unknown) return unknown.map((key) => [[...path, key].join('.'), m.unknownField]);
  return path.length > 0 ? [[path.join('.'), problem.message ?? m.invalid]] : [];
}

function unknownKeys(params: Record<string, unknown>): string[] | undefined {
  const keys = params['keys'];
  return Array.isArray(keys) ? keys.map(String) : undefined;
}
