import {
  clinicCategoryInput,
  clinicCategoryUpdate,
} from '@ziba/shared/contracts/clinic-categories';
import { clinicTexts } from '@ziba/shared/contracts/clinics';
import { named, namedPage, type Named } from '@ziba/shared/contracts/named';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { persian } from '../../data/conditions';
import { platformTable } from '../../data/platform-table';
import { found, notFound } from '../../lib/refusal';

const categories = platformTable<Named>('clinic_categories', {
  columns: ['name', 'name_en'],
  select: 't.id, t.version, t.name, t.name_en',
  sorted: { name: persian('name') },
  defaultSort: 'name',
});

/** Routes of the kinds of clinics, which the platform operator maintains. */
export const clinicCategoriesRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('clinics', 'read', 'admin');
  const mayWrite = app.allow('clinics', 'write', 'admin');
  const isThere = async (_session: unknown, id: number) =>
    (await app.db.platform((tx) => categories.find(tx, id))) !== undefined;
  app.explainConstraint('clinic_categories_name', {
    code: 'taken',
    message: clinicTexts.categoryTaken,
    field: 'name',
  });

  app.get('/clinic-categories', {
    onRequest: mayRead,
    schema: { response: { 200: namedPage } },
    handler: () => app.db.platform((tx) => categories.all(tx)),
  });

  app.get('/clinic-categories/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: named } },
    handler: async ({ params }) =>
      found(await app.db.platform((tx) => categories.find(tx, params.id))),
  });

  app.post('/clinic-categories', {
    onRequest: mayWrite,
    schema: { body: clinicCategoryInput, response: { 201: named } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await app.db.platform((tx) => categories.insert(tx, session, body))),
  });

  app.post('/clinic-categories/:id', {
    onRequest: mayWrite,
    config: { rowOf: isThere },
    schema: { params: idParam, body: clinicCategoryUpdate, response: { 200: named } },
    handler: async ({ session, params, body }) =>
      found(await app.db.platform((tx) => categories.update(tx, session, params.id, body))),
  });

  app.delete('/clinic-categories/:id', {
    onRequest: app.allow('clinics', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ session, params: { id } }) => {
      if (!(await app.db.platform((tx) => categories.archive(tx, session, id)))) throw notFound();
      return { id, archived: true as const };
    },
  });
};
