import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/financial-documents';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../db/connect';
import { found } from '../../lib/refusal';
import {
  createDocument,
  documentsTable,
  editDocument,
  voidDocument,
} from './financial-documents.service';

const { financialDocumentTexts } = contract;

export const financialDocumentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = documentsTable(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  explainUnknownUser(app);

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
    handler: async ({ member, body }, reply) => {
      const create = (tx: Tx) => createDocument(tx, member, body);
      return reply.code(201).send(await app.db.tenant(member.clinicId, create));
    },
  });

  app.post('/financial-documents/:id', {
    onRequest: mayWrite,
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.financialDocumentUpdate,
      response: { 200: contract.financialDocument },
    },
    handler: ({ member, params, body }) =>
      app.db.tenant(member.clinicId, (tx) => editDocument(tx, member, params.id, body)),
  });

  app.post('/financial-documents/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.voidInput,
      response: { 200: contract.financialDocument },
    },
    handler: ({ member, params, body }) =>
      app.db.tenant(member.clinicId, (tx) => voidDocument(tx, member, params.id, body.reason)),
  });
};

function explainUnknownUser(app: FastifyInstance): void {
  app.explainConstraint('financial_documents_user_fk', {
    status: 404,
    code: 'wrong_reference',
    message: financialDocumentTexts.unknownUser,
    field: 'user_id',
  });
}
