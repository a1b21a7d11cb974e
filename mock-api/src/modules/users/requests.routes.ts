import { pageQuery } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import { approvalInput, refusalInput } from '@ziba/shared/contracts/user-account-inputs';
import { userDetail, userRequestPage } from '@ziba/shared/contracts/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Session } from '../../lib/actor';
import { approveRequest, refuseRequest } from './requests';
import { findRequest, waitingRequests } from './requests.queries';
import { findUser } from './users.queries';

/**
 * Public registrations that wait. A registration names no clinic, so only the platform sees and decides them.
 */
export const userRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const ofRow = {
    onRequest: app.allow('users', 'write', 'admin'),
    config: {
      // A refused registration is in no list, but refusing it again is answered like the first time.
      rowOf: (_session: Session, id: number) =>
        db.platform(async (tx) =>
          Boolean((await findUser(tx, null, id)) ?? (await findRequest(tx, id))),
        ),
    },
  };

  app.get('/users/requests', {
    onRequest: app.allow('users', 'read', 'admin'),
    schema: { querystring: pageQuery, response: { 200: userRequestPage } },
    handler: ({ query }) => db.platform((tx) => waitingRequests(tx, query)),
  });

  app.post('/users/:id/approve', {
    ...ofRow,
    schema: { params: idParam, body: approvalInput, response: { 200: userDetail } },
    handler: ({ session, params, body }) => approveRequest(db, session, params.id, body),
  });

  app.post('/users/:id/refuse', {
    ...ofRow,
    schema: { params: idParam, body: refusalInput, response: { 200: archived } },
    handler: ({ session, params, body }) => refuseRequest(db, session, params.id, body),
  });
};
