import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/plan-templates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { persian } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';

/** A list is stored in its column as JSON. */
const stored = <Input extends { sessions?: unknown }>({ sessions, ...rest }: Input) => ({
  ...rest,
  sessions: sessions && JSON.stringify(sessions),
});

/** Routes of templates for treatment plans; all doctors of a clinic share them. */
export const planTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  const templates = tenantTable<contract.PlanTemplate>(app.db, 'plan_templates', {
    readers: ['appointments', 'prescriptions'],
    columns: ['title', 'description', 'sessions'],
    select: 't.id, t.version, t.title, t.description, t.sessions, t.created_at',
    searched: ['title', 'description'],
    sorted: { title: persian('title'), created_at: 'created_at' },
  });
  const mayRead = app.allow(['appointments', 'prescriptions']);
  const mayWrite = app.allow(['appointments', 'prescriptions'], 'write');

  app.get('/planTemplates', {
    onRequest: mayRead,
    schema: {
      querystring: contract.planTemplateQuery,
      response: { 200: contract.planTemplatePage },
    },
    handler: ({ member, query }) => templates.page(member, query),
  });

  app.get('/planTemplates/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.planTemplate } },
    handler: async ({ member, params }) => found(await templates.find(member, params.id)),
  });

  app.post('/planTemplates', {
    onRequest: mayWrite,
    schema: { body: contract.planTemplateInput, response: { 201: contract.planTemplate } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await templates.insert(member, stored(body))),
  });

  app.post('/planTemplates/:id', {
    onRequest: mayWrite,
    config: { row: templates },
    schema: {
      params: idParam,
      body: contract.planTemplateUpdate,
      response: { 200: contract.planTemplate },
    },
    handler: async ({ member, params, body }) =>
      found(await templates.update(member, params.id, stored(body))),
  });

  app.delete('/planTemplates/:id', {
    onRequest: app.allow(['appointments', 'prescriptions'], 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ member, params: { id } }) => {
      if (!(await templates.archive(member, id))) throw notFound();
      return { id, archived: true } as const;
    },
  });
};
