import { idParam } from '@ziba/shared/contracts/rows';
import { voidInput } from '@ziba/shared/contracts/financial-documents';
import * as contract from '@ziba/shared/contracts/internal-service-documents';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import {
  internalServiceDocumentsOf,
  voidInternalServiceDocument,
} from './internal-service-documents.service';

export const internalServiceDocumentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = internalServiceDocumentsOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');

  app.get('/internal-service-documents/pagination', {
    onRequest: mayRead,
    schema: {
      querystring: contract.internalServiceDocumentQuery,
      response: { 200: contract.internalServiceDocumentPage },
    },
    handler: ({ member, query }) =>
      documents.page(member, query, where('t.internal_service_id = ?', query.internal_service_id)),
  });

  app.get('/internal-service-documents/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.internalServiceDocument } },
    handler: async ({ member, params }) => found(await documents.find(member, params.id)),
  });

  app.post('/internal-service-documents', {
    onRequest: mayWrite,
    schema: {
      body: contract.internalServiceDocumentInput,
      response: { 201: contract.internalServiceDocument },
    },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await documents.create(member, body)),
  });

  app.post('/internal-service-documents/:id', {
    onRequest: mayWrite,
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.internalServiceDocumentUpdate,
      response: { 200: contract.internalServiceDocument },
    },
    handler: ({ member, params, body }) => documents.edit(member, params.id, body),
  });

  app.post('/internal-service-documents/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: documents },
    schema: {
      params: idParam,
      body: voidInput,
      response: { 200: contract.internalServiceDocument },
    },
    handler: ({ member, params, body }) =>
      voidInternalServiceDocument(app.db, member, params.id, body.reason),
  });
};
