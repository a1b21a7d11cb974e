import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config';

type Output = ReturnType<typeof pino.destination>;

/** The output of all apps of this process; it ends with the process. */
let sharedOutput: Output | undefined;

/**
 * Lines are written many at once, because writing each one costs a fifth of a request: after 100 ms at the latest
 * (`flushRegularly`), and when the process ends. Only a killed process loses its last lines.
 */
function bufferedOutput(): Output {
  if (sharedOutput) return sharedOutput;
  const output = pino.destination({ sync: false, minLength: 4096 });
  process.once('exit', () => output.flushSync());
  sharedOutput = output;
  return output;
}

/** Writes the buffered lines every 100 ms while the app is open. */
function flushRegularly(app: FastifyInstance): void {
  const output = bufferedOutput();
  const timer = setInterval(() => output.flush(), 100).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    output.flush();
    done();
  });
}

/**
 * Writes one JSON line for each error and, in production, for each request. A line contains the route, never the
 * address: addresses contain search words and signatures.
 */
export function logger({ production }: Config): FastifyServerOptions['logger'] {
  return {
    ...(production && { stream: bufferedOutput() }),
    level: production ? 'info' : 'error',
    base: undefined,
    serializers: {
      req: () => ({}),
      res: () => ({}),
      // The message of a database error may contain values of a row; its code and position do not.
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

/** The requests that load balancers send every second are not logged unless they fail. */
export const silent: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/metrics']);

/** Logs every answered request, and an unexpected error with its route and request id. */
export function addRequestLog(app: FastifyInstance): void {
  if (!app.config.production) return;
  flushRegularly(app);
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 200 && silent.has(request.routeOptions.url)) return done();
    request.log.info({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
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
