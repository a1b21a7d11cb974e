import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/discounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { discountsOf } from './discounts.service';
import { discountReaders } from './discount-readers';

/** Routes of discount codes: the accounts maintain them; the booking form uses them. */

export const discountsRoutes: FastifyPluginAsyncZod = async (app) => {
  const discounts = discountsOf(app.db);
  const mayRead = app.allow(discountReaders);
  const mayWrite = app.allow('accounting', 'write');
  app.explainConstraint('discount_codes_code', {
    code: 'taken',
    message: contract.discountTexts.codeTaken,
    field: 'code',
  });
  app.get('/discounts', {
    onRequest: mayRead,
    schema: { querystring: contract.discountQuery, response: { 200: contract.discountPage } },
    handler: ({ member, query }) => discounts.page(member, query),
  });

  app.get('/discounts/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.discount } },
    handler: async ({ member, params }) => found(await discounts.find(member, params.id)),
  });

  app.post('/discounts/check', {
    onRequest: app.allow(discountReaders, 'write'),
    schema: { body: contract.discountCheck, response: { 200: contract.discountChecked } },
    handler: ({ member, body }) => discounts.check(member, body),
  });

  app.post('/discounts', {
    onRequest: mayWrite,
    schema: { body: contract.discountInput, response: { 201: contract.discount } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await discounts.create(member, body)),
  });

  app.post('/discounts/:id', {
    onRequest: mayWrite,
    config: { row: discounts },
    schema: {
      params: idParam,
      body: contract.discountUpdate,
      response: { 200: contract.discount },
    },
    handler: ({ member, params, body }) => discounts.edit(member, params.id, body),
  });

  app.delete('/discounts/:id', {
    onRequest: app.allow('accounting', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ member, params }) => discounts.archive(member, params.id),
  });
};
