import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import type { FastifyRequest } from 'fastify';
import { notFound } from './refusal';

const names = ['clinic_id', 'clinicId'] as const;

/** Not every object can become a text. */
const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? toLatinDigits(String(value)) : undefined;

/**
 * A `preValidation` of calls whose rows are the caller's own clinic's: a body may name that clinic, which
 * changes nothing and is taken away before validation; another clinic answers 404, as it does in paths.
 * The platform's own account has no clinic: its calls are left alone.
 */
export async function ownClinicInBody(request: FastifyRequest): Promise<void> {
  const { body, session } = request;
  if (session.clinicId === null) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const fields = body as Record<string, unknown>;
  for (const name of names) {
    const value = fields[name];
    if (value === undefined) continue;
    const isNone = value === null || value === '';
    const own = String(session.clinicId);
    if (!isNone && said(value) !== own) throw notFound();
    Reflect.deleteProperty(fields, name);
  }
}
