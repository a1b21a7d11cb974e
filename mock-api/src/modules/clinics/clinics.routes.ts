import * as inputs from '@ziba/shared/contracts/clinic-inputs';
import {
  clinic,
  clinicPage,
  clinicQuery,
  clinicSummary,
  clinicTexts,
} from '@ziba/shared/contracts/clinics';
import { clinicUsage } from '@ziba/shared/contracts/clinic-usage';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { clinicOf } from './clinic-access';
import { findClinic, summaryOf } from './clinic-rows';
import { clinicUsageOf } from './clinic-usage';
import { clinicPageOf } from './clinics.queries';
import { clinicsOf } from './clinics.service';

/** Routes of clinics: for the operator all of them, for members their own. */
export const clinicsRoutes: FastifyPluginAsyncZod = async (app) => {
  const clinics = clinicsOf(app.db);
  const mayRead = app.allow('clinics', 'read', 'admin');
  const mayWrite = app.allow('clinics', 'write', 'admin');
  const find = (id: number) => app.db.platform((tx) => findClinic(tx, id));
  const config = {
    rowOf: async ({ clinicId }: Session, id: number) =>
      clinicId === null ? (await find(id)) !== undefined : clinicId === id,
  };
  explainConstraints(app);

  app.get('/clinics/pagination', {
    onRequest: mayRead,
    schema: { querystring: clinicQuery, response: { 200: clinicPage } },
    handler: ({ query }) => app.db.platform((tx) => clinicPageOf(tx, query)),
  });

  app.get('/clinics/:id', {
    onRequest: [app.allow('signed-in'), clinicOf({ need: 'read', operator: ['clinics'] })],
    schema: { params: idParam, response: { 200: z.union([clinic, clinicSummary]) } },
    handler: async ({ session, params: { id } }) => {
      if (session.clinicId === null) return found(await find(id));
      const own = await app.db.tenant(id, (tx) => findClinic(tx, id));
      return summaryOf(found(own), session);
    },
  });

  app.post('/clinics', {
    onRequest: mayWrite,
    schema: { body: inputs.clinicInput, response: { 201: clinic } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await clinics.create(session, body)),
  });

  app.post('/clinics/:id', {
    onRequest: [
      app.allow(['clinics', 'settings'], 'write', 'both'),
      clinicOf({ need: 'write', operator: ['clinics'], members: ['settings'] }),
    ],
    config: { ...config, clinicByCode: true },
    schema: {
      params: idParam,
      body: inputs.clinicUpdate,
      response: { 200: z.union([clinic, clinicSummary]) },
    },
    handler: async (request) => {
      const { session, params, body } = request;
      if (session.clinicId === null) return clinics.edit(session, params.id, body);
      return summaryOf(await clinics.editOwn(request.member, body), session);
    },
  });

  app.get('/clinics/:id/usage', {
    onRequest: [app.allow('signed-in'), clinicOf({ need: 'read', operator: ['clinics'] })],
    schema: { params: idParam, response: { 200: clinicUsage } },
    handler: async ({ session, params: { id } }) =>
      found(await inScopeOf(app.db, session, (tx) => clinicUsageOf(tx, id))),
  });
};

function explainConstraints(app: FastifyInstance): void {
  app.explainConstraint('clinics_identity', { code: 'taken', message: clinicTexts.duplicate });
  app.explainConstraint('clinics_clinic_category_id_clinic_categories_id_fk', {
    status: 400,
    code: 'wrong_reference',
    message: clinicTexts.unknownCategory,
    field: 'clinic_category_id',
  });
}
