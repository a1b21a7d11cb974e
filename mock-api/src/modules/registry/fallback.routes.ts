import { fallbackRelease } from '@ziba/shared/contracts/registry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../../lib/refusal';
import { m } from '../../messages';
import { candidates, firstUsable } from './fallback';

const params = z.object({ remote: z.string().max(80) });
const query = z.strictObject({ not: z.string().max(80) });

/** What a browser loads in place of a release that does not work. */
export const fallbackRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/fallback/:remote', {
    onRequest: app.allow('signed-in'),
    schema: { params, querystring: query, response: { 200: fallbackRelease } },
    handler: async ({ session, params: { remote }, query: { not } }) => {
      const failed = found(await app.registry.find(remote, not), m.releaseGone);
      const versions = await app.db.platform((tx) => candidates(tx, session, failed));
      return found(await firstUsable(app.registry, session, remote, versions), m.noFallback);
    },
  });
};
