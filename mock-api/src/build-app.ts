import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { modules } from './modules';
import { fileBytesRoutes } from './modules/files/file-bytes.routes';
import { addNamedFiles } from './modules/files/named-files';
import { pageRoutes } from './page/page.routes';
import { addParts, type AppParts } from './parts';
import { addPermissions, unauthenticated } from './plugins/allow';
import { addConnections } from './plugins/connections';
import { addCompression } from './plugins/compress';
import { addEmptyBodies } from './plugins/empty-body';
import { addErrors, badAddress } from './plugins/errors';
import { addHeaders } from './plugins/headers';
import { addHiddenFields } from './plugins/hidden-fields';
import { addIdempotency } from './plugins/idempotency';
import { addRequestLog, logger } from './plugins/log';
import { addNamedClinic } from './plugins/named-clinic';
import { addRepeatedId } from './plugins/repeated-id';
import { addSessions, bearerOf } from './plugins/session';

const bodyLimit = 1024 * 1024;

/** The ids that are accepted from a proxy or a client. They appear in all logs, so anything else is replaced. */
const requestId = (given: unknown) =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : nextId();

/**
 * Ids in the shape of a UUID: one is random, the others count on from it, because a random one for each request costs
 * an eighth of the time of an answer.
 */
const drawn = randomUUID().slice(0, 24);
let count = 0;
const nextId = () => `${drawn}${(count += 1).toString(16).padStart(12, '0')}`;

/**
 * Replaces the compilers that Fastify loads for JSON Schema: all schemas here are zod's, and their compilers are set
 * below.
 */
const noCompiler = (): never => {
  throw new Error('no compiler for a schema that is not of zod');
};

/** Builds the whole server. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.fa());
  const app = fastify({
    bodyLimit,
    logger: logger(parts.config),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs as much as routing it; the few log lines name the request themselves.
    childLoggerFactory: (log) => log,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    // Without a list of proxies, what a client says about its address is never believed.
    trustProxy: parts.config.trustedProxies.length > 0 ? parts.config.trustedProxies : false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: badAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addParts(app, parts);

  addConnections(app);
  addRequestLog(app);
  addErrors(app);
  addEmptyBodies(app);
  addHeaders(app);
  await addSessions(app, parts.sessionSecret);
  addPermissions(app, (request) => {
    const token = bearerOf(request);
    if (!token) throw unauthenticated();
    return app.sessionOf(token, request.routeOptions.config.beforePasswordChange);
  });
  addHiddenFields(app);
  addIdempotency(app, parts.sessionSecret);
  addRepeatedId(app);
  addNamedClinic(app);
  addNamedFiles(app);
  addCompression(app);

  for (const routes of modules) await app.register(withName(routes), { prefix: '/api' });
  await parts.extend?.(app);
  await app.register(withName(fileBytesRoutes));
  await app.register(withName(pageRoutes));
  return app;
}

/** Gives the plugin a name. Otherwise Fastify searches every loaded file for one. */
const withName = <Plugin extends (...args: never[]) => unknown>(plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name || 'routes' });
