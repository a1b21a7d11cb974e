import * as contract from '@ziba/shared/contracts/drugs';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doctorAsked } from '../../data/own-rows';
import { found, notFound } from '../../lib/refusal';
import { drugPage, drugsTable, favouritesOf, setFavourite } from './drugs.queries';

const { drugTexts } = contract;

/** Routes of the drugs that a clinic prescribes. */
export const drugsRoutes: FastifyPluginAsyncZod = async (app) => {
  const drugs = drugsTable(app.db);
  const mayRead = app.allow('prescriptions');
  const mayWrite = app.allow('prescriptions', 'write');
  app.explainConstraint('drugs_name', { code: 'taken', message: drugTexts.taken, field: 'name' });

  app.get('/drugs', {
    onRequest: mayRead,
    schema: { querystring: contract.drugQuery, response: { 200: contract.drugPage } },
    handler: ({ member, query }) => drugPage(app.db, member, query),
  });

  app.get('/drugs/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.drug } },
    handler: async ({ member, params }) =>
      found(await drugs.find(member, params.id), drugTexts.notFound),
  });

  app.post('/drugs', {
    onRequest: mayWrite,
    schema: { body: contract.drugInput, response: { 201: contract.drug } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await drugs.insert(member, body)),
  });

  app.post('/drugs/:id', {
    onRequest: mayWrite,
    config: { row: drugs },
    schema: { params: idParam, body: contract.drugUpdate, response: { 200: contract.drug } },
    handler: async ({ member, params, body }) =>
      found(await drugs.update(member, params.id, body), drugTexts.notFound),
  });

  app.delete('/drugs/:id', {
    onRequest: app.allow('prescriptions', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ member, params: { id } }) => {
      if (!(await drugs.archive(member, id))) throw notFound(drugTexts.notFound);
      return { id, archived: true } as const;
    },
  });
};

/** Routes of the favourites of each doctor. */
export const favouriteDrugsRoutes: FastifyPluginAsyncZod = async (app) => {
  const drugs = drugsTable(app.db);

  app.get('/drugs/favourites', {
    onRequest: app.allow('prescriptions'),
    schema: { querystring: contract.favouriteQuery, response: { 200: contract.drugPage } },
    handler: ({ member, query }) => {
      const doctor = doctorAsked(member, query.doctor_id ?? undefined) ?? member.userId;
      return app.db.tenant(member.clinicId, (tx) => favouritesOf(tx, member, doctor));
    },
  });

  app.post('/drugs/:id/favourite', {
    onRequest: app.allow('prescriptions', 'write'),
    config: { row: drugs },
    schema: {
      params: idParam,
      body: contract.favouriteInput,
      response: { 200: contract.favourite },
    },
    handler: ({ member, params: { id }, body: { is_favourite } }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        found(await drugs.within(tx).find(member, id), drugTexts.notFound);
        await setFavourite(tx, member, id, is_favourite);
        return { id, is_favourite };
      }),
  });
};
