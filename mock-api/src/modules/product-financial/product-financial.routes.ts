import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { voidInput } from '@ziba/shared/contracts/financial-documents';
import * as contract from '@ziba/shared/contracts/product-financial';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import {
  createProductDocument,
  editProductDocument,
  productDocumentsTable,
  voidProductDocument,
} from './product-financial.service';

export const productFinancialRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = productDocumentsTable(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  app.explainConstraint('products_stock_not_negative', {
    code: 'stock_short',
    message: contract.productFinancialTexts.noStock,
    field: 'sold_quantity',
  });

  app.get('/product-financial/pagination', {
    onRequest: mayRead,
    schema: { querystring: pageQuery, response: { 200: contract.productFinancialPage } },
    handler: ({ member, query }) => documents.page(member, query),
  });

  app.get('/product-financial/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.productFinancial } },
    handler: async ({ member, params }) => found(await documents.find(member, params.id)),
  });

  app.post('/product-financial', {
    onRequest: mayWrite,
    schema: {
      body: contract.productFinancialInput,
      response: { 201: contract.productFinancial },
    },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createProductDocument(app.db, member, body)),
  });

  app.post('/product-financial/:id', {
    onRequest: mayWrite,
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.productFinancialUpdate,
      response: { 200: contract.productFinancial },
    },
    handler: ({ member, params, body }) => editProductDocument(app.db, member, params.id, body),
  });

  app.post('/product-financial/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: documents },
    schema: {
      params: idParam,
      body: voidInput,
      response: { 200: contract.productFinancial },
    },
    handler: ({ member, params, body }) =>
      voidProductDocument(app.db, member, params.id, body.reason),
  });
};
