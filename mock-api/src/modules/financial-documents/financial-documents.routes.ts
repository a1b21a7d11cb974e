import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/financial-documents';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { financialDocumentsOf } from './financial-documents.service';

const { financialDocumentTexts } = contract;

export const financialDocumentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = financialDocumentsOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  app.explainConstraint('financial_documents_user_fk', {
    status: 404,
    code: 'wrong_reference',
    message: financialDocumentTexts.unknownUser,
    field: 'user_id',
  });

  app.get('/financial-documents/pagination', {
    onRequest: mayRead,
    schema: {
      querystring: contract.financialDocumentQuery,
      response: { 200: contract.financialDocumentPage },
    },
    handler: ({ member, query }) => documents.page(member, query),
  });

  app.get('/financial-documents/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.financialDocument } },
    handler: async ({ member, params }) =>
      found(await documents.find(member, params.id), financialDocumentTexts.notFound),
  });

  app.post('/financial-documents', {
    onRequest: mayWrite,
    schema: {
      body: contract.financialDocumentInput,
      response: { 201: contract.financialDocument },
    },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await documents.create(member, body)),
  });

  app.post('/financial-documents/:id', {
    onRequest: mayWrite,
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.financialDocumentUpdate,
      response: { 200: contract.financialDocument },
    },
    handler: ({ member, params, body }) => documents.edit(member, params.id, body),
  });

  app.post('/financial-documents/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.voidInput,
      response: { 200: contract.financialDocument },
    },
    handler: ({ member, params, body }) => documents.void(member, params.id, body.reason),
  });
};
