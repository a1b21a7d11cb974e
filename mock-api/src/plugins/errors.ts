import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../lib/database-unavailable';
import { explainDatabaseError, type ConstraintRefusal } from '../lib/database-errors';
import { explainValidation } from '../lib/validation-errors';
import { notFound, Refusal } from '../lib/refusal';
import { m } from '../messages';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the message for the violation of a constraint of the database, by the constraint's name. */
    explainConstraint(name: string, refusal: ConstraintRefusal): void;
  }
}

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal(413, 'too_large', m.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal(415, 'unsupported_type', m.unsupportedType),
};

/**
 * One handler makes the answers of all errors; an unexpected one is logged completely and answered with 500 without
 * details.
 */
export function addErrors(app: FastifyInstance): void {
  const constraints = new Map<string, ConstraintRefusal>();
  app.decorate('explainConstraint', (name: string, refusal: ConstraintRefusal) => {
    constraints.set(name, refusal);
  });

  // A missing body is undefined, and validated as null; but a body that contains null must be refused.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body !== null) return done();
    missingRow(request).then(
      (missing) => done(missing ?? new Refusal(400, 'malformed', m.malformed)),
      done,
    );
  });

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = await refusalOf(error, request, constraints);
    if (refusal.status >= 500) {
      request.log.error({ reqId: request.id, err: error }, 'unforeseen error');
    }
    return reply.code(refusal.status).headers(refusal.headers).send(bodyOf(refusal));
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(bodyOf(notFound(m.unknownCall))),
  );
}

/** An address that cannot be decoded never reaches a route. */
export function badAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).send(bodyOf(new Refusal(400, 'malformed', m.malformed)));
}

/** The answer of a refusal. */
export function bodyOf({ message, code, fields, details }: Refusal): RefusalBody {
  return { message, code, ...(fields && { fields }), ...(details && { details }) };
}

async function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  constraints: ReadonlyMap<string, ConstraintRefusal>,
): Promise<Refusal> {
  if (error instanceof Refusal) return error;
  if (error.validation) return (await missingRow(request)) ?? explainValidation(error.validation);
  const known = byFastifyCode[error.code]?.() ?? explainDatabaseError(error, constraints);
  if (known) return known;
  if (isDatabaseUnavailable(error)) {
    return new Refusal(503, 'unavailable', m.unavailable, undefined, { 'retry-after': '5' });
  }
  if (error.statusCode === 429) {
    return new Refusal(429, 'too_many', error.message);
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(400, 'malformed', m.malformed);
  }
  return new Refusal(500, 'internal', m.internal);
}

/** 404 comes before 400: the body for a row that the caller may not see is not checked. */
async function missingRow(request: FastifyRequest): Promise<Refusal | undefined> {
  const { row, rowOf } = request.routeOptions.config;
  // Params are checked first: by now the id is a number.
  const { id } = (request.params ?? {}) as { id?: unknown };
  const params = idParam.safeParse({ id: String(id) });
  if (!params.success || (!row && !rowOf)) return undefined;
  const { id: rowId } = params.data;
  const isThere = rowOf ? rowOf(request.session, rowId) : row?.has(request.member, rowId);
  return (await isThere) ? undefined : notFound();
}
