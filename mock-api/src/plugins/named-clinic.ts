import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../lib/refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is of a clinic itself: its `clinic_id` is the display code, not an id. */
    clinicByCode?: true;
  }
}

const names = ['clinicId', 'clinic_id'] as const;

/**
 * The clinic of a call is that of the token. A member's path, query and body may name it, which changes
 * nothing: query and body lose it before validation. Another clinic answers 404, before anything else of
 * the request is looked at. The platform's own account has no clinic: its calls are left alone.
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
    if (value !== undefined && !isNone(value) && said(value) !== own) throw notFound();
  }
}

function forget(part: unknown): void {
  if (isRecord(part)) for (const name of names) Reflect.deleteProperty(part, name);
}

/** A list of choices without a choice sends one of these. */
const isNone = (value: unknown) => value === null || value === '' || value === '0';

/** Not every object can become a text. */
const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? toLatinDigits(String(value)) : undefined;

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
