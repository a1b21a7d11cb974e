import { idParam } from '@ziba/shared/contracts/common';
import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from './refusal';

/** `{clinicId}` of a path. */
export const clinicParam = z.object({ clinicId: idParam.shape.id });

/**
 * An `onRequest` after `app.allow`: the clinic that path or query name must be the caller's own. Another
 * one answers 404, before anything else of the request is looked at; it is never a way to choose rows.
 */
export async function ownClinic(request: FastifyRequest): Promise<void> {
  const { clinicId } = request.member;
  const named = [request.params, request.query].flatMap((part) => {
    const values = (part ?? {}) as Record<string, unknown>;
    return [values.clinicId, values.clinic_id];
  });
  const isOther = named.some(
    (value) =>
      value !== undefined && value !== '' && toLatinDigits(String(value)) !== String(clinicId),
  );
  if (isOther) throw notFound();
}

/** As `ownClinic`, where the platform may look into any clinic. */
export async function ownClinicUnlessPlatform(request: FastifyRequest): Promise<void> {
  if (request.session.clinicId !== null) await ownClinic(request);
}
