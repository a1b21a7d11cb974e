import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/**
 * One JSON line for what went wrong and, in production, for each request. A line names the route,
 * never the address: addresses carry search words and signatures.
 */
export function logger({ production }: Config): FastifyServerOptions['logger'] {
  return {
    level: production ? 'info' : 'error',
    base: undefined,
    serializers: {
      req: () => ({}),
      res: () => ({}),
      // The text of a database error may quote values of a row; its code and place do not.
      err: (error: Error & { code?: string; constraint?: string; table?: string }) => ({
        type: error.name,
        code: error.code,
        constraint: error.constraint,
        table: error.table,
        message: isSqlState(error.code) ? 'database error' : error.message,
        stack: isSqlState(error.code) ? framesOf(error) : (error.stack ?? ''),
      }),
    },
  };
}

/** Logs every answered request, and an unforeseen error with its route and request id. */
export function addRequestLog(app: FastifyInstance): void {
  if (!app.config.production) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.caller?.userId,
      clinic: request.caller?.clinicId,
    });
    done();
  });
}

const isSqlState = (code?: string) => /^[0-9A-Z]{5}$/.test(code ?? '');

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
