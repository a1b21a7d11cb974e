import { idParam } from '@ziba/shared/contracts/common';
import * as contract from '@ziba/shared/contracts/financial-documents';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownClinic } from '../../lib/clinic-of-path';
import { persian } from '../../lib/conditions';
import { found } from '../../lib/refusal';
import { tenantTable } from '../../lib/tenant-table';
import { zeroForNull } from '../../lib/zero-for-null';

const { financialDocumentTexts } = contract;
const amounts = [
  'carried_forward',
  'calculated_salary_this_month',
  'previous_credit',
  'paid_amount',
] as const;

export const financialDocumentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = tenantTable<contract.FinancialDocument>(app.db, 'financial_documents', {
    columns: ['user_id', 'title', 'document_type', ...amounts, 'attachment_file', 'description'],
    select: `t.id, t.user_id, t.title, t.document_type, t.carried_forward,
      t.calculated_salary_this_month, t.previous_credit, t.total_payable,
      t.total_payable as total_calculated, t.paid_amount, t.attachment_file, t.description,
      t.created_at, jsonb_build_object('id', u.id, 'username', u.username, 'type', u.type,
        'profile', jsonb_build_object('fullName', u."fullName", 'nationalCode', u."nationalCode",
          'avatar', u.avatar)) as user`,
    joins: 'join users u on u.clinic_id = t.clinic_id and u.id = t.user_id',
    searched: [
      'u."systemCode"',
      'u."nationalCode"',
      'u."fullName"',
      't.user_id::text',
      't.id::text',
      'title',
      'document_type',
    ],
    sorted: {
      title: persian('title'),
      document_type: persian('document_type'),
      total_payable: 'total_payable',
      paid_amount: 'paid_amount',
      created_at: 'created_at',
      fullName: persian('u."fullName"'),
    },
  });
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  app.explainConstraint('financial_documents_user_fk', {
    status: 400,
    code: 'wrong_reference',
    message: financialDocumentTexts.unknownUser,
    field: 'user_id',
  });

  app.get('/financial-documents/pagination', {
    onRequest: [mayRead, ownClinic],
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
      reply.code(201).send(await documents.insert(member, zeroForNull(body, ...amounts))),
  });

  app.post('/financial-documents/:id', {
    onRequest: mayWrite,
    config: { row: documents },
    schema: {
      params: idParam,
      body: contract.financialDocumentUpdate,
      response: { 200: contract.financialDocument },
    },
    handler: async ({ member, params, body }) =>
      found(
        await documents.update(member, params.id, zeroForNull(body, ...amounts)),
        financialDocumentTexts.notFound,
      ),
  });
};
