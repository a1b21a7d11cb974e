import { fallbackRelease } from '@ziba/shared/contracts/registry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../../lib/refusal';
import { m } from '../../messages';
import { bearerOf } from '../../plugins/session';
import { candidates, firstUsable } from './fallback';

const params = z.object({ remote: z.string().max(80) });
const query = z.strictObject({ not: z.string().max(80) });

/**
 * The route of the release that a browser loads instead of one that does not work. For registration and password reset
 * it needs no session.
 */
export const fallbackRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/fallback/:remote', {
    onRequest: app.allow('public'),
    schema: { params, querystring: query, response: { 200: fallbackRelease } },
    handler: async (request) => {
      const { remote } = request.params;
      const { not } = request.query;
      const token = bearerOf(request);
      const session = token ? await app.sessionOf(token) : undefined;
      const failed = found(await app.registry.find(remote, not), m.releaseGone);
      const versions = await app.db.platform((tx) => candidates(tx, failed, session));
      return found(await firstUsable(app.registry, remote, versions, session), m.noFallback);
    },
  });
};
