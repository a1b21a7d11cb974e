import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { switchedSections } from './matrix-columns';
import { switchSection } from './switches';
import { previewSwitch } from './switches-preview';

/** Routes of the operator's switches: which clinics have which sections. */
export const switchesRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('sections', 'write', 'admin');

  app.post('/registry/switches', {
    onRequest: mayWrite,
    schema: { body: contract.switchInput, response: { 200: contract.switchAnswer } },
    handler: ({ session, body }) => app.db.platform((tx) => switchSection(tx, session, body)),
  });

  app.post('/registry/switches/preview', {
    onRequest: mayWrite,
    schema: { body: contract.switchInput, response: { 200: contract.switchPreview } },
    handler: async ({ body }) => {
      const sections = switchedSections(await app.registry.state());
      return app.db.platform((tx) => previewSwitch(tx, body, sections));
    },
  });
};
