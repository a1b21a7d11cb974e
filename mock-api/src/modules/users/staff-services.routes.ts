import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/staff-services';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readStaffServices, saveStaffServices } from './staff-services';
import { userOfPath } from './user-row';

/** The services that a doctor does: reading them, and replacing all of them. */
export const staffServicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const config = userOfPath(db);
  const response = { 200: contract.staffServices };

  app.get('/users/:id/services', {
    onRequest: app.allow({ clinic: 'users', admin: 'users' }),
    config,
    schema: { params: idParam, response },
    handler: ({ session, params }) => readStaffServices(db, session, params.id),
  });

  app.put('/users/:id/services', {
    onRequest: app.allow('users', 'write', 'both'),
    config,
    schema: { params: idParam, body: contract.staffServicesInput, response },
    handler: ({ session, params, body }) => saveStaffServices(db, session, params.id, body),
  });
};
