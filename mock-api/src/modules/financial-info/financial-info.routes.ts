import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/financial-info';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { financialProfilesOf } from './financial-info.service';

const { financialInfoTexts } = contract;
const userParam = z.object({ userId: idParam.shape.id });

export const financialInfoRoutes: FastifyPluginAsyncZod = async (app) => {
  const profiles = financialProfilesOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  explainConstraints(app);

  app.get('/financialInfo/pagination', {
    onRequest: mayRead,
    schema: {
      querystring: contract.financialInfoQuery,
      response: { 200: contract.financialInfoPage },
    },
    handler: ({ member, query }) => profiles.page(member, query),
  });

  app.get('/financialInfo/user/:userId', {
    onRequest: mayRead,
    schema: { params: userParam, response: { 200: contract.financialInfo } },
    handler: ({ member, params }) => profiles.ofUser(member, params.userId),
  });

  app.get('/financialInfo/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.financialInfo } },
    handler: ({ member, params }) => profiles.find(member, params.id),
  });

  app.post('/financialInfo', {
    onRequest: mayWrite,
    schema: { body: contract.financialInfoInput, response: { 201: contract.financialInfo } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await profiles.create(member, body)),
  });

  app.post('/financialInfo/:id', {
    onRequest: mayWrite,
    config: { row: profiles },
    schema: {
      params: idParam,
      body: contract.financialInfoUpdate,
      response: { 200: contract.financialInfo },
    },
    handler: ({ member, params, body }) => profiles.edit(member, params.id, body),
  });
};

function explainConstraints(app: FastifyInstance): void {
  app.explainConstraint('financial_info_user', {
    code: 'taken',
    message: financialInfoTexts.taken,
    field: 'user_id',
  });
  app.explainConstraint('financial_info_user_fk', {
    status: 404,
    code: 'not_found',
    message: financialInfoTexts.unknownUser,
    field: 'user_id',
  });
}
