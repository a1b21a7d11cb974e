import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from './config';
import type { Database } from './db/connect';
import { modules } from './modules';
import { addErrors, badAddress } from './plugins/errors';
import { addHeaders } from './plugins/headers';
import { addPermissions, unauthenticated } from './plugins/allow';
import { addSessions, bearerOf } from './plugins/session';
import { addCompression } from './plugins/compress';
import { addIdempotency } from './plugins/idempotency';
import { logger, addRequestLog } from './plugins/log';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    config: Config;
  }
}

/** What the app stands on. */
export interface AppParts {
  config: Config;
  db: Database;
  sessionSecret: string;
}

const bodyLimit = 1024 * 1024;

/** The whole server, not yet listening. */
export async function buildApp({ config, db, sessionSecret }: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.fa());
  const app = fastify({
    bodyLimit,
    logger: logger(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: badAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('db', db);
  app.decorate('config', config);

  addRequestLog(app);
  addErrors(app);
  addHeaders(app);
  await addSessions(app, sessionSecret);
  addPermissions(app, (request) => {
    const token = bearerOf(request);
    if (!token) throw unauthenticated();
    return app.sessionOf(token);
  });
  addIdempotency(app);
  addCompression(app);
  for (const routes of modules) await app.register(routes, { prefix: '/api' });
  return app;
}
