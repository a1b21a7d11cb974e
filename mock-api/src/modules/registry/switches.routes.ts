import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { switchSection } from './switches';

/** Which clinics have which sections: the operator's switches. */
export const switchesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/registry/switches', {
    onRequest: app.allow('sections', 'write', 'admin'),
    schema: { body: contract.switchInput, response: { 200: contract.switchAnswer } },
    handler: ({ session, body }) => app.db.platform((tx) => switchSection(tx, session, body)),
  });
};
