import { requestRefusal } from '@ziba/shared/contracts/asked-requests';
import * as contract from '@ziba/shared/contracts/change-requests';
import { pageQuery } from '@ziba/shared/contracts/lists';
import type { Need } from '@ziba/shared/contracts/permissions';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Session } from '../../lib/actor';
import { inScopeOf } from '../../data/scope';
import { found } from '../../lib/refusal';
import { clinicOf } from '../clinics/clinic-access';
import { findClinic } from '../clinics/clinic-rows';
import { changeRequestsOf, changes } from './change-requests.queries';
import {
  approveChange,
  refuseChange,
  requestChange,
  withdrawChange,
} from './change-requests.service';

const requestParam = idParam.extend({ requestId: idParam.shape.id });
const operator = ['clinics'] as const;
const members = ['settings'] as const;

const ofClinic = (app: FastifyInstance, need: Need) => [
  app.allow(members, need),
  clinicOf({ need, operator, members }),
];

/** Routes by which a clinic asks the platform to change who is responsible for it, and the platform decides. */
export const changeRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayDecide = app.allow(operator, 'write', 'admin');
  const one = { 200: contract.changeRequest };
  const find = (id: number) => app.db.platform((tx) => changes.find(tx, id));
  const config = { rowOf: async (_: Session, id: number) => (await find(id)) !== undefined };
  app.explainConstraint('change_requests_open', {
    code: 'request_open',
    message: contract.changeRequestTexts.open,
  });

  app.get('/clinics/:id/change-requests', {
    onRequest: [
      app.allow({ clinic: members, admin: operator }, 'read'),
      clinicOf({ need: 'read', operator, members }),
    ],
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.changeRequestPage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return changeRequestsOf(tx, id, query);
      }),
  });

  app.post('/clinics/:id/change-requests', {
    onRequest: ofClinic(app, 'write'),
    schema: {
      params: idParam,
      body: contract.changeRequestInput,
      response: { 201: contract.changeRequest },
    },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await requestChange(app.db, member, body)),
  });

  app.post('/clinics/:id/change-requests/:requestId/withdraw', {
    onRequest: ofClinic(app, 'write'),
    schema: { params: requestParam, response: one },
    handler: ({ member, params }) => withdrawChange(app.db, member, params.requestId),
  });

  app.post('/admin/change-requests/:id/approve', {
    onRequest: mayDecide,
    config,
    schema: { params: idParam, response: one },
    handler: ({ session, params }) => approveChange(app.db, session, params.id),
  });

  app.post('/admin/change-requests/:id/refuse', {
    onRequest: mayDecide,
    config,
    schema: { params: idParam, body: requestRefusal, response: one },
    handler: ({ session, params, body }) => refuseChange(app.db, session, params.id, body.reason),
  });
};
