import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../lib/refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the body of a clinic itself: its `clinic_id` is the display code, not an id. */
    clinicByCode?: true;
  }
}

const names = ['clinicId', 'clinic_id'] as const;

/**
 * The clinic of a call is always that of the token. Path, query and body of a member's call may name it, which changes
 * nothing: it is removed from query and body before validation. Another clinic is answered with 404, before anything
 * else of the request is checked. The platform's own account has no clinic: its calls are left as they are.
 */
export function addNamedClinic(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ caller, params, query, body, routeOptions }) => {
    if (!caller || caller.clinicId === null) return;
    const own = String(caller.clinicId);
    const { clinicByCode } = routeOptions.config;
    for (const part of [params, query, ...(clinicByCode ? [] : [body])]) refuseOther(part, own);
    for (const part of [query, ...(clinicByCode ? [] : [body])]) forget(part);
  });
}

function refuseOther(part: unknown, own: string): void {
  if (!isRecord(part)) return;
  for (const name of names) {
    const value = part[name];
    if (value !== undefined && !isNone(value) && textOf(value) !== own) throw notFound();
  }
}

function forget(part: unknown): void {
  if (isRecord(part)) for (const name of names) Reflect.deleteProperty(part, name);
}

/** Values that a select without a choice sends. */
const isNone = (value: unknown) => value === null || value === '' || value === '0';

/** Not every object can be converted to a string. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? toLatinDigits(String(value)) : undefined;

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
