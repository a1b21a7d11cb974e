import { exportInput, exportNoted } from '@ziba/shared/contracts/exports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { audit } from '../../data/audit';
import { inScopeOf } from '../../data/scope';

/**
 * The route that notes in the audit log that somebody takes a list out of the product as a file. The browser makes the
 * file from rows that its user may read, and does so only after this answer.
 */
export const exportsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/exports', {
    onRequest: app.allow('signed-in'),
    schema: { body: exportInput, response: { 201: exportNoted } },
    handler: async ({ session, body }, reply) => {
      await inScopeOf(app.db, session, (tx) =>
        audit(tx, session, { action: 'export', entity: 'exports', entityId: null, after: body }),
      );
      return reply.code(201).send({ noted: true });
    },
  });
};
